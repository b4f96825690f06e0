import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { paths } from './paths.ts'

it('the recipe for a host without rewrites copies the page for every route', () => {
  const recipe = readFileSync('docs/guide/deploy.md', 'utf8')
  const [, copied = ''] = /for route in ([\w -]+); do/.exec(recipe) ?? []
  const routes = Object.values(paths).flatMap((path) => (path === '/' ? [] : [path.slice(1)]))
  expect(copied.split(' ').toSorted()).toEqual(routes.toSorted())
})
