import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { policy } from './page-plugin.ts'

const SCRIPT = 'document.title = "é"'

/** The directives of the page's content security policy, by name. */
const directives = Object.fromEntries(
  (/content="([^"]*)"/.exec(policy([SCRIPT]))?.[1] ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources]
  }),
)

it('lets the page run its own files and its inline scripts, and nothing else', () => {
  const digest = createHash('sha256').update(SCRIPT, 'utf8').digest('base64')
  expect(directives['script-src']).toEqual(["'self'", `'sha256-${digest}'`])
  expect(directives['default-src']).toEqual(["'none'"])
  expect(directives['object-src']).toEqual(["'none'"])
  expect(directives['base-uri']).toEqual(["'none'"])
})

it('lets the page load, send and embed nothing of another origin', () => {
  const sources = new Set(Object.values(directives).flat())
  expect(
    [...sources].filter((source) => !/^('(self|none|unsafe-inline|sha256-[^']*)'|data:|blob:)$/.test(source)),
  ).toEqual([])
  expect(Object.keys(directives).filter((name) => directives[name]?.includes("'unsafe-inline'"))).toEqual(['style-src'])
})
