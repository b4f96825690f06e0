import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Segmented } from './segmented.tsx'

const OPTIONS = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }))

function Chosen({ first }: { first: string | null }) {
  const [value, setValue] = useState(first)
  return <Segmented label="Part" options={OPTIONS} value={value} onChange={setValue} />
}

const tabStops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
const chosen = () => screen.queryByRole('button', { pressed: true })?.textContent

it('is rendered once', () => {
  const onRender = vi.fn<() => void>()
  render(
    <Profiler id="segmented" onRender={onRender}>
      <Chosen first="Two" />
    </Profiler>,
  )
  expect(onRender).toHaveBeenCalledOnce()
})

it('chooses with a click, and keeps the choice at a second one', async () => {
  render(<Chosen first={null} />)
  expect(chosen()).toBeUndefined()
  await userEvent.click(screen.getByRole('button', { name: 'Three' }))
  await userEvent.click(screen.getByRole('button', { name: 'Three' }))
  expect(chosen()).toBe('Three')
})

it('is one stop of the Tab key, and the arrow keys, Home and End lead on', async () => {
  const person = userEvent.setup()
  render(<Chosen first="Two" />)
  await person.tab()
  const after = async (keys: string) => {
    if (keys) await person.keyboard(keys)
    expect(tabStops()).toEqual([document.activeElement])
    return document.activeElement?.textContent
  }
  expect(await after('')).toBe('Two')
  expect(await after('{ArrowRight}')).toBe('Three')
  expect(await after('{ArrowRight}')).toBe('One')
  expect(await after('{ArrowLeft}')).toBe('Three')
  expect(await after('{Home}')).toBe('One')
  expect(await after('{End}')).toBe('Three')
  expect(await after('{Alt>}{ArrowLeft}{/Alt}{Shift>}{Home}{/Shift}{ArrowUp}')).toBe('Three')
  expect(chosen()).toBe('Two')
  await person.keyboard('{Enter}')
  expect(chosen()).toBe('Three')
  await person.tab()
  expect(document.activeElement).toBe(document.body)
})

it('has a stop without a choice, and when the one with the focus is gone', async () => {
  const { rerender } = render(<Chosen first={null} />)
  expect(tabStops()).toEqual([screen.getByRole('button', { name: 'One' })])
  await userEvent.click(screen.getByRole('button', { name: 'Three' }))
  rerender(<Segmented label="Part" options={OPTIONS.slice(0, 2)} value={null} onChange={() => undefined} />)
  expect(tabStops()).toEqual([screen.getByRole('button', { name: 'One' })])
})
