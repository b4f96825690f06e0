import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { TourPlayer } from '../tours/tour-player.ts'
import { Dock } from './dock.tsx'
import { createDockView } from './dock-view.ts'
import { createTestServices } from './testing/test-services.ts'

const handle = () => screen.getByRole('button', { name: /^Demonstration: open the dock/ })

async function open() {
  const view = createDockView(false, () => undefined)
  render(<Dock services={await createTestServices()} view={view} player={{} as TourPlayer} />)
  return (isOpen: boolean) => act(() => view.show({ open: isOpen }))
}

it('moves the focus to the mark when the panel closes by itself, for example for a recording', async () => {
  const show = await open()
  expect(document.activeElement).toBe(document.body)
  show(true)
  expect(document.activeElement?.role).toBe('tab')
  show(false)
  expect(document.activeElement).toBe(handle())
})

it('does not move a focus outside the panel when the panel closes', async () => {
  const show = await open()
  const field = document.body.appendChild(document.createElement('input'))
  show(true)
  field.focus()
  show(false)
  expect(document.activeElement).toBe(field)
  field.remove()
})
