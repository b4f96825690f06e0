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

it('gives the focus of a panel that closes by itself, as for a recording, to the mark', async () => {
  const show = await open()
  expect(document.activeElement).toBe(document.body)
  show(true)
  expect(document.activeElement?.role).toBe('tab')
  show(false)
  expect(document.activeElement).toBe(handle())
})

it('leaves the focus of the page where it is when the panel closes', async () => {
  const show = await open()
  const field = document.body.appendChild(document.createElement('input'))
  show(true)
  field.focus()
  show(false)
  expect(document.activeElement).toBe(field)
  field.remove()
})
