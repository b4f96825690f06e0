// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { createConsole } from '../console.ts'
import type { LoggedRequest } from '../core/policy/request-log.ts'
import { createMemoryStorage } from '../core/storage/safe-storage.ts'
import { createTestBank } from '../testing/test-bank.ts'
import { readBrand } from '../presentation.ts'
import { findField, press } from './page/driver.ts'
import { enterAsPerson } from './page/sign-in-as-person.ts'
import { showMessage } from './page/message-gallery.ts'
import { readFailure } from './panel/failure-form.ts'
import { readFileText, readMarks, unusedName, writeCapsuleText, writeMarks, writeStateText } from './panel/marks.ts'
import { buildName, ownPathOf } from './page/own-path.ts'
import { readPageCommand } from './page/page-commands.ts'
import { readMessage } from './presenter/presenter.ts'
import { toCurl, toHar } from './panel/request-export.ts'

const request: LoggedRequest = {
  id: 'r1',
  at: '2026-11-20T09:30:00.000Z',
  method: 'POST',
  path: '/api/login',
  query: '',
  status: 401,
  ms: 3.2,
  requestBody: { username: "o'neil@halden.example", password: '[redacted]' },
  responseBody: 'Invalid email or password',
  inContract: true,
  name: 'login',
}

describe('a logged call', () => {
  it('is written as a command line that a shell reads back, quotes included', () => {
    expect(toCurl(request, 'https://bank.example')).toContain(
      `--data '{"username":"o'\\''neil@halden.example","password":"[redacted]"}'`,
    )
  })

  it('is an entry of an HTTP archive, from the moment it was made', () => {
    const { log } = JSON.parse(toHar([request], 'https://bank.example')) as {
      log: { entries: { request: { url: string }; response: { status: number } }[] }
    }
    expect(log.entries[0]).toMatchObject({
      startedDateTime: '2026-11-20T09:29:59.996Z',
      time: 3.2,
      request: { url: 'https://bank.example/api/login' },
      response: { status: 401 },
    })
  })
})

describe('a command from another window', () => {
  it.each([
    '/',
    '/payments?pay=GBP',
    '/verify-email?token=ab-12',
    '/payments?q=acme+ltd',
    "/payments?q=o'neil%20(EU)*..&page=2",
  ])('may lead to the own path %s', (path) => {
    expect(readPageCommand({ type: 'go', path })).toEqual({ type: 'go', path })
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/../other',
    '/%2e%2E/other',
    '/a\nb',
    '',
    7,
  ])('may not lead to %j', (path) => {
    expect(readPageCommand({ type: 'go', path })).toBeUndefined()
  })

  it.each([
    null,
    'go',
    { type: 'eval', code: '1' },
    { type: 'fill', label: 'x' },
    { type: 'fill', label: 'x', value: 'y'.repeat(1000) },
    { type: 'honesty', on: 1 },
  ])('%j is none', (value) => {
    expect(readPageCommand(value)).toBeUndefined()
  })
})

describe('a field that two forms have', () => {
  it.each([
    ['Ownership Percentage', true],
    ['Phone Number', false],
  ])('is found beside %s: %s', (other, found) => {
    const [full, second] = ['Full Name', other].map((label) => {
      const element = document.createElement('label')
      element.textContent = label
      element.append(document.createElement('input'))
      // Nothing has a size here.
      element.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
      return element
    })
    document.body.replaceChildren(...[full, second].filter((label) => label !== undefined))
    expect(findField('Full Name', 'Ownership Percentage') !== undefined).toBe(found)
    expect(findField('Full Name')).toBeDefined()
    document.body.replaceChildren()
  })
})

describe('a message on the channel', () => {
  it.each([
    { from: 'presenter', type: 'here' },
    { from: 'page', type: 'arrived' },
    { from: 'page', type: 'requests', entries: [request] },
    { from: 'presenter', type: 'command', id: '1', command: { type: 'tour', id: 'pay' } },
    {
      from: 'presenter',
      type: 'command',
      id: '2',
      command: { type: 'fill', label: 'Full Name', value: 'Dana Denied', beside: 'Ownership Percentage' },
    },
    { from: 'page', type: 'done', id: '1', problem: null },
    { from: 'page', type: 'done', id: '2', problem: null, answer: '/payments?q=acme+ltd' },
    { from: 'presenter', type: 'command', id: '3', command: { type: 'where' } },
    { from: 'page', type: 'honesty', on: true },
  ])('$type is heard', (message) => {
    expect(readMessage(message)).toEqual(message)
  })

  it.each([
    undefined,
    'here',
    { from: 'stranger', type: 'here' },
    { from: 'page', type: 'requests', entries: [{ id: 1 }] },
    { from: 'page', type: 'requests', entries: Array.from({ length: 5000 }, () => request) },
    { from: 'page', type: 'done', id: 7, problem: null },
    { from: 'page', type: 'done', id: '7', problem: null, answer: 7 },
    { from: 'page', type: 'honesty', on: 'yes' },
    { from: 'presenter', type: 'command', id: '1', command: { type: 'go', path: '//evil' } },
  ])('%# is not', (message) => {
    expect(readMessage(message)).toBeUndefined()
  })
})

describe('an address', () => {
  it('is a route of this deployment only', () => {
    const { origin } = location
    expect(ownPathOf(`${origin}/demo/verify-email?token=1`, '/demo/')).toBe('/verify-email?token=1')
    for (const other of ['https://evil.example/demo/', `${origin}/other/`, 'javascript:alert(1)', 'nonsense'])
      expect(ownPathOf(other, '/demo/')).toBeUndefined()
  })
})

describe('a build', () => {
  it('is told by the name of its first script', () => {
    expect(buildName('/demo/')).toBe('unknown')
    const script = document.createElement('script')
    script.type = 'module'
    script.src = '/demo/assets/app-Ab12.js'
    // Not put into the page: its file would be asked for.
    vi.spyOn(document, 'querySelector').mockReturnValueOnce(script)
    expect(buildName('/demo/')).toBe('/assets/app-Ab12.js')
  })
})

describe('a brand', () => {
  it('is a name, a colour and a picture that is carried along', () => {
    const brand = {
      name: 'Tideway',
      color: '#0b6e4f',
      greetingName: 'Rosa',
      logo: 'data:image/png;base64,iVBORw0KGgo=',
    }
    expect(readBrand(brand)).toEqual(brand)
  })

  it.each([
    null,
    { name: '\u202Eevil' },
    { color: 'red' },
    { logo: 'https://evil.example/x.png' },
    { logo: 'data:text/html;base64,PHNjcmlwdD4=' },
    { logo: `data:image/png;base64,${'A'.repeat(400_000)}` },
    { name: 'x', extra: 1 },
  ])('%# is refused whole', (brand) => {
    expect(readBrand(brand)).toBeUndefined()
  })
})

const mark = (name: string) => ({ name, text: '' })

describe('marks', () => {
  it('without a name take the first number that is free, and no other mark its place', () => {
    expect(unusedName([])).toBe('Mark 1')
    expect(unusedName([mark('Mark 2'), mark('Mark 3')])).toBe('Mark 1')
    expect(unusedName([mark('Mark 1'), mark('Before the big payment')])).toBe('Mark 2')
  })

  it('are kept by the folder of the deployment, and unreadable ones are none', () => {
    const storage = createMemoryStorage()
    writeMarks(storage, '/a/', [{ name: 'one', text: '{}' }])
    expect(readMarks(storage, '/a/')).toHaveLength(1)
    expect(readMarks(storage, '/b/')).toEqual([])
    storage.setItem('corridor:marks:/b/', '[{"name":1},{')
    expect(readMarks(storage, '/b/')).toEqual([])
  })

  it('are limited', () => {
    const marks = Array.from({ length: 21 }, (_, index) => ({ name: String(index), text: '' }))
    expect(() => writeMarks(createMemoryStorage(), '/', marks)).toThrow('at most 20')
  })
})

describe('a saved file', () => {
  it('of a large scenario with a long log gives up its older calls, and opens', async () => {
    const { bank, call } = await createTestBank({ scenario: 'enterprise', signedIn: true })
    await call('GET', '/api/payments')
    const [logged] = bank.requests.list()
    const requests = Array.from({ length: 300 }, (_, index) => ({ ...logged, id: String(index) }) as LoggedRequest)
    const state = await createConsole(bank).exportState()
    const text = writeCapsuleText({ build: 'x', route: '/payments', seed: 1, agent: '', requests, state })
    expect(readFileText(text)).toEqual({ state, route: '/payments' })
    const { requests: kept } = JSON.parse(text) as { requests: LoggedRequest[] }
    expect(kept.length).toBeGreaterThan(0)
    expect(kept).toEqual(JSON.parse(JSON.stringify(requests.slice(0, kept.length))))
  })

  it('that could not be opened again is refused when it is made', async () => {
    const { bank } = await createTestBank()
    bank.transact((tx) => tx.mail({ to: 'ann@test.example', subject: 'Long', text: 'x'.repeat(4_000_000) }))
    const state = await createConsole(bank).exportState()
    expect(() => writeStateText(state)).toThrow('too large')
    expect(() => writeCapsuleText({ build: 'x', route: '/', seed: 1, agent: '', requests: [], state })).toThrow(
      'too large',
    )
  })
})

describe('a dropped file', () => {
  it.each([
    '',
    '{',
    '[]',
    '{"format":"corridor-capsule"}',
    '{"format":"corridor-capsule","state":{"format":"corridor-bank","version":2}}',
  ])('with %j is refused with a sentence', (text) => {
    expect(() => readFileText(text)).toThrow(/saved|demonstration/)
  })
})

describe('a failure', () => {
  const form = { call: 'PATCH /api/cards/:id', kind: '503', percent: '50', delay: '0', once: false }

  it.each([
    [form, { method: 'PATCH', path: '/api/cards/:id', status: 503, rate: 0.5, once: false }],
    [
      { ...form, call: '* *', kind: 'delay', delay: ' 1500 ', percent: '100' },
      { method: '*', path: '*', delay: 1500, rate: 1, once: false },
    ],
    [
      { ...form, kind: 'lost', percent: '12.5', once: true },
      { method: 'PATCH', path: '/api/cards/:id', lost: true, rate: 0.125, once: true },
    ],
  ])('%# is set as it is written', (written, fault) => {
    expect(readFailure(written)).toEqual(fault)
  })

  it.each([
    { part: { kind: 'delay' }, sentence: 'Only slow needs a delay of at least 1 millisecond.' },
    ...['abc', '1,000', '', '-1', '60001'].map((delay) => ({
      part: { delay },
      sentence: 'The delay must be a whole number from 0 to 60000 milliseconds.',
    })),
    ...['', '0', '101', 'often'].map((percent) => ({
      part: { percent },
      sentence: 'How often must be a number above 0 and up to 100.',
    })),
  ])('with $part is refused with a sentence', ({ part, sentence }) => {
    expect(() => readFailure({ ...form, ...part })).toThrow(sentence)
  })
})

describe('a message of the gallery', () => {
  it('leaves no failure behind where it cannot be shown', async () => {
    const { bank } = await createTestBank({ scenario: 'fresh' })
    await expect(showMessage(bank, 'mutation-failed')).rejects.toThrow('nobody has an account in this scenario')
    expect(bank.network.faults).toEqual([])
  })

  it('leaves none behind where the call is never made, and waits as long as a dialog asks', async () => {
    vi.useFakeTimers()
    const { bank } = await createTestBank()
    const button = document.createElement('button')
    button.textContent = 'Resend Verification Email'
    button.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
    button.scrollIntoView = () => undefined
    const dialog = document.createElement('div')
    dialog.role = 'dialog'
    button.addEventListener('click', () => document.body.append(dialog))
    document.body.replaceChildren(button)
    await showMessage(bank, 'resend-failed')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(bank.network.faults).toHaveLength(1)
    dialog.remove()
    await vi.runAllTimersAsync()
    expect(bank.network.faults).toEqual([])
    button.remove()
    vi.useRealTimers()
  })
})

describe('the scenario’s person', () => {
  it('is signed in where nobody is', async () => {
    const { bank } = await createTestBank()
    await enterAsPerson(bank)
    expect(bank.signedIn()?.email).toBe(bank.person)
  })

  it('cannot be where nobody has an account', async () => {
    const { bank } = await createTestBank({ scenario: 'fresh' })
    await expect(enterAsPerson(bank)).rejects.toThrow(
      'This needs somebody to be signed in, and nobody has an account in this scenario.',
    )
  })
})

describe('a button that is busy', () => {
  it('is pressed once it can be', async () => {
    const button = document.createElement('button')
    button.textContent = 'Send €12.50'
    button.ariaDisabled = 'true'
    button.scrollIntoView = () => undefined
    // Nothing has a size here.
    button.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
    document.body.replaceChildren(button)
    const pressed: (string | null)[] = []
    button.addEventListener('click', () => pressed.push(button.ariaDisabled))
    const pressing = press('Send €12.50')
    // All that is done at once has been done by the next task.
    await new Promise((resolve) => setTimeout(resolve))
    button.ariaDisabled = 'false'
    await pressing
    expect(pressed).toEqual(['false'])
    document.body.replaceChildren()
  })
})

describe('a button that does not come', () => {
  it('is named as a person reads it', async () => {
    vi.useFakeTimers()
    await Promise.all([
      expect(press(/^Send /, 'Send')).rejects.toThrow('The page does not show a button "Send".'),
      vi.runAllTimersAsync(),
    ])
    vi.useRealTimers()
  })
})
