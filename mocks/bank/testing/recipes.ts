import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// The recipes of the guide as edits: a block of the language `diff` begins with `--- <file>`, and `@@` separates the
// places of the file. Every place is found by its text, which a file must have once.

const ROOT = new URL('../../../', import.meta.url)

/** The recipes, and in how many files and places each one changes the sources at most, apart from their imports. */
export const RECIPES = {
  'add-a-field': { files: 6, edits: 6 },
  'add-a-text-of-a-payment': { files: 6, edits: 6 },
  'add-an-endpoint': { files: 5, edits: 5 },
  'add-a-page': { files: 3, edits: 3 },
  'add-a-scenario': { files: 2, edits: 2 },
} as const

interface Recipe {
  /** The changed files with their new text. */
  files: Map<string, string>
  /** The files and the places that the page itself changes. Tests of what it adds and imports are not counted. */
  counted: { files: number; edits: number }
  /** What the reader runs at the end. */
  commands: string[]
}

const blocksOf = (page: string, language: string): string[][] =>
  [...page.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^\\1\`\`\`$`, 'gm'))].map(
    ([, indent = '', block = '']) =>
      block
        .trimEnd()
        .split('\n')
        .map((line) => line.slice(indent.length)),
  )

/** Splits lines at each `@@`. */
const placesOf = (lines: readonly string[]): string[][] =>
  lines.reduce<string[][]>(
    (places, line) => {
      if (line === '@@') places.push([])
      else places.at(-1)?.push(line)
      return places
    },
    [[]],
  )

const linesWith = (place: readonly string[], marks: string): string =>
  place.flatMap((line) => (marks.includes(line[0] ?? ' ') ? `${line.slice(1)}\n` : [])).join('')

/** The editor writes imports, with the first use of a name. */
function isAmongImports(text: string, place: readonly string[]): boolean {
  const [lastImport] = [...text.matchAll(/^(import .*|\}) from '.*'$/gm)].slice(-1)
  return lastImport !== undefined && text.indexOf(linesWith(place, ' -')) <= lastImport.index
}

function changed(file: string, text: string, place: readonly string[]): string {
  const before = `\n${linesWith(place, ' -')}`
  const [start = '', ...rest] = `\n${text}`.split(before)
  if (rest.length !== 1) throw new Error(`${file} has ${rest.length} places like this, not one:${before}`)
  return `${start}\n${linesWith(place, ' +')}${rest.join('')}`.slice(1)
}

/**
 * The files as a page of the guide changes them; nothing is written. `files` are those that earlier pages have changed.
 * Throws where a block does not fit its file.
 */
export function followRecipe(page: string, files = new Map<string, string>()): Recipe {
  const text = readFileSync(new URL(`docs/guide/${page}.md`, ROOT), 'utf8')
  const counted = { files: 0, edits: 0 }
  for (const [header = '', ...lines] of blocksOf(text, 'diff')) {
    const file = header.replace(/^--- /, '')
    const places = placesOf(lines)
    const path = fileURLToPath(new URL(file, ROOT))
    const known = files.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
    if (!/\.test\./.test(file)) {
      counted.files += 1
      counted.edits += places.filter((place) => known === undefined || !isAmongImports(known, place)).length
    }
    files.set(
      file,
      known === undefined
        ? linesWith(lines, '+')
        : places.reduce((current, place) => changed(file, current, place), known),
    )
  }
  return { files, counted, commands: blocksOf(text, 'sh').flat() }
}
