import { expect, test, vi } from 'vitest'
import { obstacle, run } from '../.ci/project.mjs'

test('a Node that is too old is named in one sentence', () => {
  for (const old of ['16.20.0', '18.20.8', '20.10.0', '20.18.3', '21.7.3', '22.12.0'])
    expect(obstacle(undefined, old, '/corridor')).toMatch(
      new RegExp(`^Corridor needs Node .* this is ${old}: install .*`),
    )
  for (const fit of ['20.19.0', '22.13.0', '23.0.0', '24.0.0', '26.1.0'])
    expect(obstacle(undefined, fit, '/corridor')).toBeUndefined()
})

test('a folder whose name the tools cannot read is named in one sentence', () => {
  for (const name of ['a#b', 'why?', '$HOME'])
    expect(obstacle(undefined, '24.0.0', `/demos/${name}`)).toMatch(
      /^The tools cannot work in \/demos\/.* without "[#?$]"/,
    )
  for (const name of ['corridor (1)', "Anna's demo", '[x]', '50%', 'ünï 数'])
    expect(obstacle(undefined, '24.0.0', `/demos/${name}`)).toBeUndefined()
  expect(obstacle(/[#$%?]/, '24.0.0', '/demos/50%')).toContain('"%"')
})

test('a tool chooses NODE_ENV itself, whatever the shell has set', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  expect(await run('node', ['-e', 'process.exit(process.env.NODE_ENV ? 1 : 0)'])).toBe(0)
  vi.unstubAllEnvs()
})
