import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestBank } from '../../bank/testing/test-bank.ts'
import { createConsole } from '../console.ts'
import { endedSentence } from '../guest/show-instead.ts'
import type { LeaveBehind } from '../corridor.ts'
import { keptTours, saveTour } from '../tours/saved-tours.ts'
import { readTourLink } from '../tours/tour-link.ts'
import type { Tour } from '../tours/tour.ts'
import { readShareLink } from './share-link.ts'

beforeEach(() => vi.stubGlobal('location', new URL('https://demo.test/')))
afterEach(() => vi.unstubAllGlobals())

const OWN: Tour = { id: 'recorded-1', title: 'For Brightwater', steps: [{ title: 'Here', text: 'Look.' }] }

async function made(options: unknown) {
  const { bank, storage } = await createTestBank({ signedIn: true })
  saveTour(keptTours(storage, '/'), OWN)
  await createConsole(bank).prospect({ company: 'Brightwater Logistics' })
  const link = await createConsole(bank).leaveBehind(options as LeaveBehind)
  const read = readShareLink(new URL(link).hash)
  if (read.kind !== 'link') throw new Error('The link was refused')
  return { link: read.link, wall: bank.wall() }
}

it('opens the company from the beginning, in a room of its own, and offers a tour', async () => {
  const { link, wall } = await made({ contact: 'Anna Berg, anna@bank.example', days: 7, tour: 'lost-card' })
  expect(link).toMatchObject({
    scenario: 'established',
    company: 'Brightwater Logistics',
    signin: true,
    dock: 'guest',
    contact: 'Anna Berg, anna@bank.example',
    tour: 'lost-card',
  })
  expect(link.room).toMatch(/^brightwater-logis-?\w*-\d{3}$/)
  expect(link.play).toBeUndefined()
  expect(Math.round(((link.until ?? 0) - wall) / 86_400_000)).toBe(7)
})

it('carries the present state in place of the beginning', async () => {
  const { link } = await made({ from: 'now' })
  expect(link).toMatchObject({ dock: 'guest', state: expect.any(String) as string })
  expect(link.scenario).toBeUndefined()
})

it('carries a tour of this browser, which the guest does not have', async () => {
  const { link } = await made({ tour: 'recorded-1' })
  expect(await readTourLink(link.tour ?? '')).toMatchObject(OWN)
})

it.each([
  [{ days: 0 }, 'A link can work for 1 to 365 whole days.'],
  [{ days: 1.5 }, 'A link can work for 1 to 365 whole days.'],
  [{ contact: 'x'.repeat(61) }, 'The link cannot be made: its contact must have up to 60 characters.'],
  [{ tour: 'no-such-tour' }, 'The link cannot be made: its tour is not known.'],
  [{ from: 'present' }, 'The options of the link cannot be read: from must be beginning or now.'],
  [{ contact: 5 }, 'The options of the link cannot be read: “contact” is damaged.'],
  [{ until: '2d' }, 'The options of the link cannot be read: it has an unknown part: until.'],
  [null, 'The options of the link cannot be read: it is missing.'],
  ['now', 'The options of the link cannot be read: it is damaged.'],
])('refuses %j', async (options, sentence) => {
  await expect(made(options)).rejects.toThrow(sentence)
})

it('says whom to ask after its end', () => {
  const until = Date.UTC(2026, 11, 3, 12)
  expect(endedSentence({ until, contact: 'Anna Berg' })).toBe(
    'This demonstration ended on 3 December 2026; for a new link, ask Anna Berg.',
  )
  expect(endedSentence({ until })).toMatch(/ask whoever sent you this one\.$/)
})
