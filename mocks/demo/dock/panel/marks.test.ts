import { requestsOf } from '../../../bank/http/request-log.ts'
import { describe, expect, it } from 'vitest'
import { createConsole } from '../../console.ts'
import type { LoggedRequest } from '../../../bank/http/request-log.ts'
import { createMemoryStorage } from '../../../bank/store/storage/safe-storage.ts'
import { createTestBank } from '../../../bank/testing/test-bank.ts'
import { keptMarks, readFileText, unusedName, writeCapsuleText, writeStateText } from './marks.ts'

const mark = (name: string) => ({ name, text: '' })

describe('marks', () => {
  it('get the first free number as their name and replace no other mark', () => {
    expect(unusedName([])).toBe('Mark 1')
    expect(unusedName([mark('Mark 2'), mark('Mark 3')])).toBe('Mark 1')
    expect(unusedName([mark('Mark 1'), mark('Before the big payment')])).toBe('Mark 2')
  })

  it('are stored for each deployment folder; unreadable ones are dropped', () => {
    const storage = createMemoryStorage()
    keptMarks(storage, '/a/').set([{ name: 'one', text: '{}' }])
    expect(keptMarks(storage, '/a/').state()).toHaveLength(1)
    expect(keptMarks(storage, '/b/').state()).toEqual([])
    storage.setItem('corridor:marks:/b/', '[{"name":1},{')
    expect(keptMarks(storage, '/b/').state()).toEqual([])
  })

  it('are limited to twenty', () => {
    const marks = Array.from({ length: 21 }, (_, index) => ({ name: String(index), text: '' }))
    expect(() => keptMarks(createMemoryStorage(), '/').set(marks)).toThrow('at most 20')
  })
})

describe('a saved file', () => {
  it('drops older calls when it is too large, and can be opened', async () => {
    const { bank, call } = await createTestBank({ scenario: 'enterprise', signedIn: true })
    await call('GET', '/api/payments')
    const [logged] = requestsOf(bank).list()
    const requests = Array.from({ length: 300 }, (_, index) => ({ ...logged, id: String(index) }) as LoggedRequest)
    const state = await createConsole(bank).exportState()
    const text = writeCapsuleText({ build: 'x', route: '/payments', seed: 1, agent: '', requests, state })
    expect(readFileText(text)).toEqual({ state, route: '/payments' })
    const { requests: kept } = JSON.parse(text) as { requests: LoggedRequest[] }
    expect(kept.length).toBeGreaterThan(0)
    expect(kept).toEqual(JSON.parse(JSON.stringify(requests.slice(0, kept.length))))
  })

  it('is refused as a whole when one of its pins is damaged', async () => {
    const { bank } = await createTestBank()
    const state = await createConsole(bank).exportState()
    const place = { target: { role: 'heading' }, inside: [0, 0.5], onPage: [0, 0] } as const
    const capsule = { build: 'x', route: '/cards', seed: 1, agent: '', requests: [], state }
    const pins = [{ page: '/cards', text: 'Say how many', ...place }]
    expect(readFileText(writeCapsuleText({ ...capsule, pins })).pins).toEqual(pins)
    expect(() => writeCapsuleText({ ...capsule, pins: [{ page: '//evil', text: 'Say how many', ...place }] })).toThrow(
      'Pin 1 of the feedback cannot be read: its page is not one of this product.',
    )
  })

  it('is refused when it would be too large to open', async () => {
    const { bank } = await createTestBank()
    const mail = { to: 'ann@test.example', subject: 'Long', text: 'x'.repeat(5000) }
    await bank.transact((tx) => Array.from({ length: 900 }, () => tx.mail(mail)))
    const state = await createConsole(bank).exportState()
    expect(() => writeStateText(state)).toThrow('too large')
    const capsule = { build: 'x', route: '/', seed: 1, agent: '', requests: [], state }
    expect(() => writeCapsuleText(capsule)).toThrow('too large')
  })
})

describe('a dropped file', () => {
  it.each([
    '',
    '{',
    '[]',
    '{"format":"corridor-capsule"}',
    '{"format":"corridor-capsule","state":{"format":"corridor-bank","version":2}}',
  ])('is refused with one sentence when it contains %j', (text) => {
    expect(() => readFileText(text)).toThrow(/saved|demonstration/)
  })
})
