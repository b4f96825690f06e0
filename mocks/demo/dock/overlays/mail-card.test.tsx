import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sendVerification } from '../../../bank/domains/auth/changes.ts'
import { DockContext } from '../dock-context.ts'
import { createStore } from '../../../bank/store/external-store.ts'
import type { TourState } from '../../tours/tour-player.ts'
import { createTestServices } from '../testing/test-services.ts'
import { MailCard } from './mail-card.tsx'
import { RunProvider } from '../panel/run.tsx'

const TOUR = {
  tour: { id: 'walk', title: 'A walk', steps: [] },
  index: 0,
  playing: false,
  busy: false,
  problem: '',
  startedAt: 0,
}

/** The card over a page with nothing on it, or with a control everywhere. */
async function open({ crowded = false, asSeeded = false } = {}) {
  const control = document.createElement('button')
  if (crowded) document.body.append(control)
  control.getClientRects = () => [new DOMRect(0, 0, 390, 844)] as unknown as DOMRectList
  document.elementsFromPoint = () => [control]
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(844)
  const tour = createStore<TourState | undefined>(undefined)
  const services = { ...(await createTestServices({ scenario: 'unverified' })), tour }
  const { bank } = services
  const card = (panelOpen: boolean) => (
    <DockContext value={services}>
      <RunProvider>
        <MailCard panelOpen={panelOpen} onInbox={() => undefined} />
      </RunProvider>
    </DockContext>
  )
  const { rerender } = render(card(false))
  const [person] = bank.db.users.all()
  if (!person) throw new Error('The scenario has a person.')
  if (!asSeeded) await act(() => bank.change((tx) => sendVerification(tx, person)))
  return {
    bank,
    show: (panelOpen: boolean) => rerender(card(panelOpen)),
    play: (on: boolean) => act(() => tour.set(on ? TOUR : undefined)),
  }
}

const card = () => document.querySelector<HTMLElement>('[aria-label="New mail"]')

it('announces a mail until its link has been used', async () => {
  const { bank } = await open()
  expect(card()?.textContent).toContain('1 new mail')
  const [link] = bank.db.verifications.all().filter(({ expiresAt }) => expiresAt > bank.now())
  await act(() => bank.change(({ db }) => db.verifications.update(link?.id ?? '', { used: true })))
  expect(card()).toBeNull()
})

it('announces only the newest of two mails with a link, because it replaces the other', async () => {
  const { bank } = await open()
  const [person] = bank.db.users.all()
  await act(() => bank.change((tx) => sendVerification(tx, person ?? { id: '', email: '', name: '' })))
  expect(card()?.textContent).toContain('1 new mail')
})

it('announces the mail with which a scenario begins while its link waits', async () => {
  const { bank } = await open({ asSeeded: true })
  expect(card()?.textContent).toContain('1 new mail')
  await act(() => bank.begin('established'))
  expect(card()).toBeNull()
  await act(() => bank.begin('unverified'))
  expect(card()?.textContent).toContain('1 new mail')
})

it('does not announce a mail again after the panel was open', async () => {
  const { show } = await open()
  show(true)
  expect(card()).toBeNull()
  show(false)
  expect(card()).toBeNull()
})

it('waits until the card of a tour has gone', async () => {
  const { play } = await open()
  play(true)
  expect(card()).toBeNull()
  play(false)
  expect(card()?.textContent).toContain('1 new mail')
})

it('is hidden while the page needs every place', async () => {
  await open({ crowded: true })
  expect(card()?.style.visibility).toBe('hidden')
})

it('waits rather than covering a toast', async () => {
  const toast = document.createElement('div')
  toast.innerHTML = '<p class="MuiAlert-root"></p>'
  toast.id = 'toasts'
  document.body.append(toast)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
  vi.spyOn(HTMLParagraphElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, 760, 360, 70))
  await open()
  expect(card()?.style.visibility).toBe('hidden')
  toast.remove()
  await vi.waitFor(() => expect(card()?.style.top).toBe('788px'))
})
