import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { isInstalled, obstacle, run } from '../.ci/project.mjs'

test('one sentence says that this Node is too old', () => {
  for (const old of ['16.20.0', '18.20.8', '20.10.0', '20.18.3', '21.7.3', '22.12.0'])
    expect(obstacle(undefined, old, '/corridor')).toMatch(
      new RegExp(`^Corridor needs Node .* this is ${old}: install .*`),
    )
  for (const fit of ['20.19.0', '22.13.0', '23.0.0', '24.0.0', '26.1.0'])
    expect(obstacle(undefined, fit, '/corridor')).toBeUndefined()
})

test('one sentence says which sign in the path the tools cannot read', () => {
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

test('a package that npm lists counts as missing while its folder is missing', () => {
  const root = mkdtempSync(join(tmpdir(), 'corridor-packages-'))
  const lock = JSON.stringify({ packages: { 'node_modules/vite': { version: '8.3.8' } } })
  mkdirSync(join(root, 'node_modules/vite'), { recursive: true })
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) writeFileSync(join(root, file), lock)
  expect(isInstalled(root)).toBe(true)
  rmSync(join(root, 'node_modules/vite'), { recursive: true })
  expect(isInstalled(root)).toBe(false)
  rmSync(root, { recursive: true })
})
