import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = new URL('../', import.meta.url)
const pathOf = (file: string) => fileURLToPath(new URL(file, ROOT))

/** The paths in backticks that name a file or folder of the repository. */
function namedPaths(document: string): string[] {
  const text = readFileSync(pathOf(document), 'utf8')
  const paths = [
    ...text.matchAll(/`((?:src|mocks|build|e2e|docs|public|\.ci)\/[\w./-]+|index\.html|\.oxlintrc\.json)`/g),
  ]
  return [...new Set(paths.map(([, path]) => path ?? ''))]
}

const guide = readdirSync(pathOf('docs/guide'))
  .map((page) => `docs/guide/${page}`)
  .filter((page) => namedPaths(page).length > 0)

/** Removed with the bank. */
const bite = ['docs/bite.md'].filter((page) => existsSync(pathOf(page)))

describe.each(['docs/architecture.md', 'README.md', ...bite, ...guide])('%s', (document) => {
  it.each(namedPaths(document))('names %s, which exists', (path) => {
    expect(existsSync(pathOf(path))).toBe(true)
  })
})
