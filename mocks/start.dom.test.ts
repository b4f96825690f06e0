import 'fake-indexeddb/auto'
import { deflateSync, strToU8 } from 'fflate'
import { isValidIBAN } from 'ibantools'
import { beforeEach, expect, test, vi } from 'vitest'
import { setBrand } from '../src/brand/brand.ts'
import { demonstrate, demonstration } from '../src/demonstration/demonstration.ts'
import type { SavedState } from './bank/store/storage/saved-state.ts'
import { loadHashing } from './bank/domains/auth/password.ts'
import { scenarios } from './bank/scenarios/scenarios.ts'
import { loadDock } from './demo/load-dock.ts'
import { startBank } from './start.ts'

vi.mock(import('./bank/domains/auth/password.ts'), async (original) => ({
  ...(await original()),
  loadHashing: vi.fn<typeof loadHashing>().mockRejectedValue(new TypeError('Failed to fetch')),
}))
vi.mock(import('./demo/load-dock.ts'), () => ({ loadDock: vi.fn<typeof loadDock>() }))

let keepsAnything = false

/** Opens the address as a new page; returns what the dock would show. */
async function visit(fragment: string, shown = Promise.resolve()) {
  vi.mocked(loadDock).mockClear()
  history.replaceState(null, '', `/#${fragment}`)
  const page = { startedOver: () => undefined, keepsAnything: () => keepsAnything }
  await startBank({ basePath: '/', shown, demonstrate, setBrand, ...page })
  await vi.waitUntil(() => vi.mocked(loadDock).mock.lastCall, { timeout: 10_000 })
  const [bank] = vi.mocked(loadDock).mock.lastCall ?? []
  return {
    corridor: window.corridor,
    notices: bank?.notices.state().map(({ text }) => text) ?? [],
    person: bank?.db.users.all()[0],
    epoch: bank?.record.epoch,
    signedIn: bank?.signedIn()?.email,
  }
}

const stateLink = (state: SavedState): string =>
  `state=${btoa(String.fromCharCode(...deflateSync(strToU8(JSON.stringify(state)))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')}`

/** The state without the time, which goes on. */
const stateOf = async ({ corridor }: Awaited<ReturnType<typeof visit>>) => ({
  ...(await corridor.exportState()),
  now: null,
})

beforeEach(() => {
  localStorage.clear()
  keepsAnything = false
})

test('the console and the dock wait for the first screen', async () => {
  let show: (() => void) | undefined
  Reflect.deleteProperty(window, 'corridor')
  const visited = visit('scenario=empty&signin=1', new Promise((resolve) => (show = resolve)))
  await vi.waitUntil(() => location.hash === '' && document.documentElement.dataset.bank === 'page', 10_000)
  await vi.dynamicImportSettled()
  expect([window.corridor, vi.mocked(loadDock).mock.calls]).toEqual([undefined, []])
  show?.()
  expect((await visited).corridor).toBeDefined()
})

test('a key of the dock brings its code before the first screen', async () => {
  Reflect.deleteProperty(window, 'corridor')
  const visited = visit('scenario=empty&signin=1', new Promise(() => undefined))
  window.dispatchEvent(new KeyboardEvent('keydown', { code: 'F2', shiftKey: true }))
  expect((await visited).corridor).toBeDefined()
})

test('a recording that goes on after a reload does not wait for the first screen', async () => {
  await visit('scenario=empty&signin=1')
  const key = 'corridor:recording:/'
  sessionStorage.setItem(key, '{}')
  const { corridor } = await visit('', new Promise(() => undefined))
  sessionStorage.removeItem(key)
  expect(corridor).toBeDefined()
})

test('where the product cannot start, there is the console all the same', async () => {
  const failed = Promise.reject(new Error('No code'))
  failed.catch(() => undefined)
  Reflect.deleteProperty(window, 'corridor')
  expect((await visit('scenario=empty', failed)).corridor).toBeDefined()
})

test('what checks passwords is fetched ahead for whoever is not signed in', async () => {
  await visit('scenario=empty&signin=1')
  vi.mocked(loadHashing).mockClear()
  await visit('')
  expect(loadHashing).not.toHaveBeenCalled()
  await visit('scenario=empty')
  expect(loadHashing).toHaveBeenCalledOnce()
})

const unfit: [string, SavedState['rows'], string][] = [
  [
    'belong to nobody',
    {
      auditEntries: [
        { id: 'x', userId: 'nobody', action: 'a', entity: 'e', createdAt: '2026-11-20T09:00:00.000Z', position: 0 } as {
          id: string
        },
      ],
    },
    'belong to nobody',
  ],
  [
    'move no amount',
    { transfers: [{ id: 'x', from: 'a', to: 'b', currency: 'GBP', minor: 0.5, at: 0 } as { id: string }] },
    'invalid amounts',
  ],
]
test.each(unfit)('reports a link to a state whose records %s, and opens the stored bank', async (_, rows, sentence) => {
  const before = await stateOf(await visit('scenario=empty&signin=1'))
  const after = await visit(stateLink({ ...(await window.corridor.exportState()), scenario: 'established', rows }))
  expect(after.notices).toEqual([expect.stringContaining(sentence)])
  expect(await stateOf(after)).toEqual(before)
  expect(location.hash).toBe('')
})

test('reports a link to a scenario that cannot be loaded, and opens the stored bank', async () => {
  const first = await visit('scenario=empty&signin=1')
  const before = await stateOf(first)
  const offline = vi.spyOn(scenarios, 'suspended').mockRejectedValue(new TypeError('Failed to fetch'))
  const after = await visit('scenario=suspended&signin=1')
  offline.mockRestore()
  expect(after.notices).toEqual(['The scenario "suspended" could not be loaded. Check the connection and try again.'])
  expect(after.person).toEqual(first.person)
  expect(await stateOf(after)).toEqual(before)
})

test('reports a link that signs in when the stored scenario has no users', async () => {
  const before = await stateOf(await visit('scenario=fresh'))
  const after = await visit('signin=1')
  expect(after.notices).toEqual(['Nobody has an account in the scenario "fresh"'])
  expect(await stateOf(after)).toEqual(before)
})

test('keeps the brand when a link cannot be followed', async () => {
  await visit('brand=Tideway')
  const offline = vi.spyOn(scenarios, 'suspended').mockRejectedValue(new TypeError('Failed to fetch'))
  await visit('scenario=suspended&brand=Harbour&dock=off')
  offline.mockRestore()
  const [, , presentation, link] = vi.mocked(loadDock).mock.lastCall ?? []
  expect([presentation?.brand().name, link]).toEqual(['Tideway', {}])
})

test('reports a link whose person has no account, and opens the rest', async () => {
  const { corridor, person } = await visit('scenario=empty')
  const state = await corridor.exportState()
  const users = [{ ...person, email: 'new@test.example' } as { id: string }]
  const { corridor: opened, notices } = await visit(`${stateLink({ ...state, rows: { users } })}&signin=1`)
  expect(notices).toEqual([expect.stringContaining('Nobody has an account')])
  expect((await opened.exportState()).scenario).toBe('empty')
})

test('a link without a brand opens unbranded, and a state carries its brand', async () => {
  await visit('scenario=empty&signin=1&brand=Northbank&samples=off')
  const state = await window.corridor.exportState()
  expect(state.presentation).toEqual({ name: 'Northbank', samples: false })
  await visit('scenario=suspended&signin=1')
  expect((await window.corridor.exportState()).presentation).toBeUndefined()
  await visit(stateLink(state))
  expect((await window.corridor.exportState()).presentation).toEqual(state.presentation)
  await visit('signin=1')
  expect((await window.corridor.exportState()).presentation).toEqual(state.presentation)
})

test.each([
  ['scenario=established&company=Acme&country=JP&room=&brand=Northbank', 'the country must be one of GB, US'],
  ['room=north&state=H4sIAAAA', 'damaged'],
])('reports the link %s, and opens the stored bank in its room', async (link, reason) => {
  const before = await stateOf(await visit('scenario=empty&signin=1'))
  const after = await visit(link)
  expect(after.notices).toEqual([expect.stringContaining(reason)])
  expect(await stateOf(after)).toEqual(before)
  expect(sessionStorage.getItem('corridor:room:/')).toBeNull()
  expect(localStorage.getItem('corridor:rooms:/')).toBeNull()
})

test('a guest whose link cannot be read is told so in place of the product, and whom to ask', async () => {
  const { corridor } = await visit('scenario=empty&signin=1')
  const former = { ...(await corridor.exportState()), version: 1 }
  for (const [rest, sentence] of [
    [stateLink(former), /another version \(1\).* ask Anna for a new one\.$/],
    ['scenario=nowhere', /^The link was not followed: its scenario is not known\. .* ask Anna for a new one\.$/],
  ] as const) {
    void visit(`${rest}&dock=guest&contact=Anna`)
    const shown = await vi.waitUntil(() => document.querySelector('corridor-instead'), 10_000)
    expect(shown.shadowRoot?.querySelector('p')?.textContent).toMatch(sentence)
    expect(location.hash).toMatch(/dock=guest/)
    // The room for the scroll bar would stay white beside the dark page.
    expect(document.documentElement.style.overflow).toBe('hidden')
    shown.remove()
    for (const element of [document.body, document.documentElement]) element.removeAttribute('style')
  }
})

test('a link that only changes the time keeps the prospect of the stored scenario', async () => {
  await visit('scenario=established&signin=1&company=Brightwater%20Logistics&country=NL')
  const { person } = await visit('now=2026-11-02T09:00:00Z&signin=1')
  const state = await window.corridor.exportState()
  expect([state.now.slice(0, 10), state.prospect?.company]).toEqual(['2026-11-02', 'Brightwater Logistics'])
  expect(person?.email).not.toMatch(/halden/)
  await visit('scenario=established&signin=1')
  expect((await window.corridor.exportState()).prospect).toBeNull()
})

const LINK = 'scenario=established&signin=1'

test('a link opens what is stored when that is the same scenario, fresh and unchanged', async () => {
  const first = await visit(LINK)
  const again = await visit(LINK)
  expect(again).toMatchObject({ epoch: first.epoch, signedIn: 'sarah@halden.example', notices: [] })
  const signIns = (await again.corridor.exportState()).rows['auditEntries'] ?? []
  expect(signIns).toHaveLength(1)
})

const changes: [string, (corridor: typeof window.corridor) => Promise<unknown> | void, string?][] = [
  ['the bank was changed', (corridor) => corridor.settle(someQueuedPayment())],
  ['the clock was moved', (corridor) => corridor.advance('1d')],
  ['a fault is set', (corridor) => corridor.fault({ status: 500 })],
  ['the product keeps something on the device', () => void (keepsAnything = true)],
  ['it asks for a time', () => undefined, `${LINK}&now=2026-11-20T09:00:00Z`],
  ['it asks for another seed', () => undefined, `${LINK}&seed=7`],
]
test.each(changes)('a link seeds its scenario again when %s', async (_, change, link = LINK) => {
  const { corridor, epoch } = await visit(LINK)
  await change(corridor)
  const again = await visit(link)
  expect(again.epoch).not.toBe(epoch)
  expect(again.signedIn).toBe('sarah@halden.example')
})

test('a page that is reloaded while it opens a link opens it once more', async () => {
  const key = 'corridor:link:/'
  const opening = visit('scenario=empty&signin=1')
  const kept = sessionStorage.getItem(key) ?? ''
  const { signedIn } = await opening
  expect(sessionStorage.getItem(key)).toBeNull()
  expect((await visit('scenario=established')).signedIn).toBeUndefined()
  sessionStorage.setItem(key, kept)
  const reloaded = visit('')
  // Once: a link that cannot be opened would come back with every reload.
  expect(sessionStorage.getItem(key)).toBeNull()
  expect((await reloaded).signedIn).toBe(signedIn)
})

test('a link of a kiosk starts from nothing', async () => {
  const { epoch } = await visit('scenario=established&signin=1&brand=Northbank')
  localStorage.setItem('corridor-scheme', 'dark')
  const again = await visit('scenario=established&kiosk=90')
  expect(again.epoch).not.toBe(epoch)
  expect(again.signedIn).toBeUndefined()
  expect(localStorage.getItem('corridor-scheme')).toBeNull()
  expect(vi.mocked(loadDock).mock.lastCall?.slice(3)).toEqual([
    { scenario: 'established', kiosk: 90 },
    `${location.origin}/#scenario=established&kiosk=90`,
  ])
})

test('a link without signin opens the stored scenario signed out', async () => {
  const { epoch } = await visit(LINK)
  const again = await visit('scenario=established')
  expect(again).toMatchObject({ epoch, signedIn: undefined })
})

test.each([
  ['GB', /^GB\d\dNRTH040075\d{8}$/, 'NRTHGB2L'],
  ['US', /^GB\d\dNRTH040075\d{8}$/, 'NRTHGB2L'],
  ['DE', /^DE\d\d99400075\d{10}$/, 'NRTHDEFF'],
  ['FR', /^FR\d\d9940000075\d{13}$/, 'NRTHFRPP'],
  ['NL', /^NL\d\dNRTH\d{10}$/, 'NRTHNL2A'],
])('a new account of a prospect in %s has an IBAN of its country and bank', async (country, iban, bic) => {
  const { corridor } = await visit(`scenario=empty&signin=1&company=Brightwater&country=${country}&brand=Northbank`)
  await vi.waitUntil(() => demonstration().accountNumbers, { timeout: 10_000 })
  const numbers = demonstration().accountNumbers?.()
  expect(numbers?.iban).toMatch(iban)
  expect(isValidIBAN(numbers?.iban ?? '')).toBe(true)
  expect(numbers?.bic).toBe(bic)
  await corridor.prospect(null)
  expect(demonstration().accountNumbers?.()).toBeUndefined()
})

function someQueuedPayment(): string {
  const [bank] = vi.mocked(loadDock).mock.lastCall ?? []
  return bank?.db.payments.all().find(({ status }) => status !== 'settled' && status !== 'failed')?.id ?? ''
}

test('a link that has ended does not stay in the tab', async () => {
  void visit('scenario=empty&until=2020-01-01')
  expect(sessionStorage.getItem('corridor:link:/')).toBeNull()
  await vi.dynamicImportSettled()
})
