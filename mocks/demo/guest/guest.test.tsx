import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { shippedTours } from '../tours/shipped.ts'
import type { Tour } from '../tours/tour.ts'
import { Guest } from './guest.tsx'
import { mountGuest } from './mount-guest.tsx'

const OWN: Tour = { id: 'recorded-1', title: 'For Brightwater', steps: [{ title: 'Here', text: 'Look.' }] }

it('offers the tour that the link holds itself, and lists it first', () => {
  const onStart = vi.fn<(tour: Tour) => Promise<void>>().mockResolvedValue()
  const guest = { address: '/', tour: 'packed'.repeat(20) }
  render(<Guest tours={shippedTours} guest={guest} own={OWN} onStart={onStart} onAgain={() => undefined} />)
  expect(screen.getByRole('region', { name: 'Guided tour' }).textContent).toContain('For Brightwater')
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  fireEvent.click(screen.getByRole('button', { name: 'What can I try here?' }))
  const around = screen.getByRole('dialog').parentElement ?? document.body
  // The second press of a double click falls on what the first one has opened.
  fireEvent.mouseDown(around)
  fireEvent.click(around, { detail: 2 })
  expect(around.style.opacity).toBe('1')
  const [first] = screen.getAllByRole('listitem')
  expect(first?.textContent).toBe('For Brightwater1 step')
  fireEvent.click(screen.getByText('For Brightwater'))
  expect(onStart).toHaveBeenCalledWith(OWN)
})

it('stays above the buttons that a page keeps at the bottom of a phone', () => {
  const page = document.createElement('main')
  page.innerHTML = '<div data-place="bottom" style="position: fixed"></div>'
  Object.defineProperty(page.firstElementChild, 'offsetHeight', { value: 61 })
  document.body.append(page)
  const remove = mountGuest({ address: '/' }, undefined, async () => undefined)
  expect(document.documentElement.style.getPropertyValue('--page-bar')).toBe('61px')
  remove()
  page.remove()
})
