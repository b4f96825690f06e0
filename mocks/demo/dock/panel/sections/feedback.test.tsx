import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Pin } from '../../../feedback/pins.ts'
import { showPanel } from '../../testing/show-panel.tsx'
import { createTestServices } from '../../testing/test-services.ts'

const pin = (text: string): Pin => ({ page: '/cards', text, target: undefined, inside: [0, 0], onPage: [0, 0] })
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

async function open(pins = ['Bigger', 'Smaller']) {
  const { feedback, ...services } = await createTestServices()
  feedback.pins.set(pins.map(pin))
  const close = vi.fn<() => void>()
  showPanel({ ...services, feedback }, 'Hand over', 'Feedback', close)
  return { close, texts: () => feedback.pins.state().map(({ text }) => text) }
}

const edit = async (keys: string) => {
  screen.getByRole('button', { name: 'Edit pin 2' }).focus()
  await userEvent.keyboard(`{Enter}${keys}`)
}

beforeEach(() => sessionStorage.clear())

it('gives up the change of a pin on Escape, and closes the dock on the next one', async () => {
  const { close, texts } = await open()
  await edit(' please{Escape}')
  expect(close).not.toHaveBeenCalled()
  expect(screen.queryByLabelText('Feedback')).toBeNull()
  expect(texts()).toEqual(['Bigger', 'Smaller'])
  expect(focused()).toBe('Show pin 2')
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledOnce()
})

it('keeps the focus at the pin that was changed', async () => {
  const { texts } = await open()
  await edit('{End} please{Tab}{Enter}')
  await screen.findByText('Smaller please')
  expect(texts()).toEqual(['Bigger', 'Smaller please'])
  expect(focused()).toBe('Show pin 2')
})

it.each(['Clear', 'Delete pin 1'])(
  'has the focus where a pin is added after the last one was removed by "%s"',
  async (name) => {
    const { texts } = await open(['Bigger'])
    screen.getByRole('button', { name }).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(texts).toEqual([])
    await expect.poll(focused).toBe('Pin a spot')
  },
)
