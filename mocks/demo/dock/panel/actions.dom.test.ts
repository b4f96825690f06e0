import { expect, it } from 'vitest'
import { createTestServices } from '../testing/test-services.ts'
import { actionsOf } from './actions.ts'
import { MORE_OF_SCENE } from './scene.tsx'
import { PLACES } from './places.tsx'

async function actions() {
  const services = await createTestServices({ signedIn: true })
  return { found: actionsOf(services), corridor: services.corridor }
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
  const sections = [
    MORE_OF_SCENE,
    ...Object.values(PLACES).flatMap((place) => place.sections.map(({ title }) => title)),
  ]
  expect(found.filter(({ section }) => section !== undefined && !sections.includes(section))).toEqual([])
})
