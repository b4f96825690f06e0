// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { createTestBank } from '../../../bank/testing/test-bank.ts'
import { createPresentation } from '../../brand/presentation.ts'
import { createConsole } from '../../console.ts'
import { createFeedback } from '../../feedback/feedback.ts'
import { createHonestySwitch } from '../overlays/honesty-switch.ts'
import { actionsOf } from './actions.ts'
import { PLACES } from './places.ts'

async function actions() {
  const { bank, storage } = await createTestBank({ signedIn: true })
  const corridor = createConsole(bank)
  const found = actionsOf({
    bank,
    corridor,
    basePath: '/',
    presentation: createPresentation(storage, '/', () => undefined),
    requests: bank.requests,
    honesty: createHonestySwitch(),
    feedback: createFeedback(storage, '/'),
    tour: { state: () => undefined, subscribe: () => () => undefined },
    command: async () => undefined,
    alone: false,
    quiet: false,
    hide: () => undefined,
  })
  return { found, corridor }
}

it('names every call of the console', async () => {
  const { found, corridor } = await actions()
  const calls = [...Object.keys(corridor), 'fill', 'tour', 'stopTour']
  const named = new Set(found.map(({ call }) => call?.match(/^corridor\.(\w+)\(/)?.[1]))
  expect(calls.filter((call) => !named.has(call))).toEqual([])
})

it('has each name once, and leads to sections that exist', async () => {
  const { found } = await actions()
  const names = found.map(({ label, place, call }) => `${place} ${label} ${call}`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  const sections = Object.values(PLACES).flatMap((place): readonly string[] => place.sections)
  expect(found.filter(({ section }) => section !== undefined && !sections.includes(section))).toEqual([])
})
