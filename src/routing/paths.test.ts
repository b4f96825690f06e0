import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { paths } from './paths.ts'

const GUIDE = new URL('../../docs/guide/deploy.md', import.meta.url)

it('the recipe for a host without rewrites copies the page for every route', async () => {
  const routes = Object.values(paths).flatMap((path) => (path === '/' ? [] : [path.slice(1)]))
  const written = readFileSync(GUIDE, 'utf8').replace(/(?<=for route in )[\w -]+(?=; do)/, routes.join(' '))
  expect(written).toContain(routes.join(' '))
  await expect(written, '`npx vitest run src/routing -u` writes the routes').toMatchFileSnapshot(GUIDE.pathname)
})
