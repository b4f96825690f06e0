import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

const found = (document: string, pattern: RegExp): string[] =>
  [...readFileSync(pathOf(document), 'utf8').matchAll(pattern)].map(([, name]) => name ?? '')

const guide = readdirSync(pathOf('docs/guide')).map((page) => `docs/guide/${page}`)

/** Removed by `npm run remove-bank`, after which these tests pass as well. */
const ofTheBank = ['docs/bite.md', 'docs/readme-without-the-bank.md'].filter((page) => existsSync(pathOf(page)))

const { scripts } = JSON.parse(readFileSync(pathOf('package.json'), 'utf8')) as { scripts: Record<string, string> }

describe.each(['docs/architecture.md', 'README.md', ...ofTheBank, ...guide])('%s', (document) => {
  it('names only files and folders that exist', () => {
    expect(namedPaths(document).filter((path) => !existsSync(pathOf(path)))).toEqual([])
  })

  it('links only to files that exist', () => {
    const links = found(document, /\]\((?!https?:|#)([^)#\s]+)/g)
    expect(links.filter((link) => !existsSync(pathOf(join(dirname(document), link))))).toEqual([])
  })

  it('names only commands that exist', () => {
    const commands = found(document, /\bnpm (?:run )?((?<=run )[\w:-]+|start\b|test\b)/g)
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})
