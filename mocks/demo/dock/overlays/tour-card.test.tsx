import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { mountGuest } from '../../guest/mount-guest.tsx'
import type { Tour } from '../../tours/tour.ts'
import type { TourPlayer } from '../../tours/tour-player.ts'
import { DockContext } from '../dock-context.ts'
import { RunProvider } from '../panel/run.tsx'
import { createTestServices } from '../testing/test-services.ts'
import { TourCard } from './tour-card.tsx'

const tour: Tour = {
  id: 'walk',
  title: 'A walk',
  steps: [{ title: 'Cards', text: 'All of them.', page: '/cards', target: { role: 'heading' } }],
}
const state = { tour, index: 0, playing: false, busy: false, problem: '', startedAt: 0 }

const lookAgain = () => act(() => void vi.advanceTimersByTime(300))

/** Shows the card over a page with a heading. Returns the page, and the `control` of the tour's player as a spy. */
async function open(html = '<h1>Cards</h1>') {
  const services = await createTestServices()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  history.replaceState(null, '', '/cards')
  const page = document.createElement('main')
  page.innerHTML = html
  document.body.append(page)
  const control = vi.fn<TourPlayer['control']>()
  render(
    <DockContext value={services}>
      <RunProvider>
        <TourCard state={state} player={{ control }} />
      </RunProvider>
    </DockContext>,
  )
  return { page, control }
}

afterEach(() => {
  vi.useRealTimers()
  document.querySelector('main')?.remove()
  history.replaceState(null, '', '/')
})

it('ends when somebody leaves the page of its step, even if that page showed a skeleton in between', async () => {
  const { page, control } = await open()
  page.innerHTML = ''
  lookAgain()
  expect(control).not.toHaveBeenCalled()
  history.replaceState(null, '', '/accounts')
  page.innerHTML = '<h1>Accounts</h1>'
  lookAgain()
  expect(control).toHaveBeenCalledExactlyOnceWith('end')
})

it('is read with its step when it takes the focus', async () => {
  await open()
  const id = document.activeElement?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('CardsAll of them.')
})

it('stays when only the query of the address changes', async () => {
  const { control } = await open()
  history.replaceState(null, '', '/cards?new')
  lookAgain()
  expect(control).not.toHaveBeenCalled()
})

it('takes the focus back from the heading of a page that opens, but not from a field', async () => {
  const { page } = await open('')
  const card = document.activeElement
  expect(card?.role).toBe('dialog')
  page.innerHTML = '<h1 tabindex="-1">Cards</h1><input>'
  page.querySelector('h1')?.focus()
  lookAgain()
  expect(document.activeElement).toBe(card)
  page.querySelector('input')?.focus()
  lookAgain()
  expect(document.activeElement?.localName).toBe('input')
})

it('is in the place of a guest’s button, which comes back after it', async () => {
  await open()
  const remove = mountGuest({ address: '/' }, undefined, async () => undefined)
  const button = document.querySelector('corridor-guest')
  expect(button && getComputedStyle(button).display).toBe('none')
  cleanup()
  expect(button && getComputedStyle(button).display).not.toBe('none')
  remove()
})
