import { dirname, relative, resolve, sep } from 'node:path'

// A lint rule: which folder may import which. The zones are its options in `.oxlintrc.json`: a folder or file and what
// it may import besides itself. The longest match counts; `*` makes a zone of every folder. Types count as imports.

/** Tests, and what they share: `x.test.ts`, `x-test-kit.tsx`. */
const TEST = /[.-]test[.-]/

/** @param {string} path @param {string} zone */
function matchOf(path, zone) {
  const names = path.split('/')
  const parts = zone.split('/')
  return parts.every((part, at) => part === names[at] || (part === '*' && names.length > parts.length))
    ? names.slice(0, parts.length).join('/')
    : undefined
}

/** @param {string} path @param {readonly string[]} zones */
function zoneOf(path, zones) {
  const fitting = zones.filter((zone) => matchOf(path, zone) !== undefined)
  const [zone] = fitting.toSorted((a, b) => b.length - a.length)
  return zone && { zone, place: matchOf(path, zone) }
}

/**
 * @typedef {{ source?: { value: unknown } | null }} Import
 * @typedef {{ cwd: string, filename: string, options: [Record<string, string[]>, { tests?: string[] }?], report: (problem: object) => void }} Context
 */

const mayImport = {
  meta: { schema: false },
  /** @param {Context} context */
  create(context) {
    const [zones, { tests = [] } = {}] = context.options
    /** @param {string} file */
    const pathOf = (file) => relative(context.cwd, file).split(sep).join('/')
    const file = pathOf(context.filename)
    const own = zoneOf(file, Object.keys(zones))
    if (!own) return {}
    const allowed = [...(zones[own.zone] ?? []), ...(TEST.test(file) ? tests : [])]

    /** @param {Import} node */
    const check = ({ source }) => {
      if (!source || typeof source.value !== 'string' || !source.value.startsWith('.')) return
      const to = pathOf(resolve(dirname(context.filename), source.value))
      const other = zoneOf(to, Object.keys(zones))
      if (!other || other.place === own.place || allowed.some((zone) => matchOf(to, zone) !== undefined)) return
      const message = `${own.place} may not import ${other.place}. It may import: ${allowed.join(', ') || 'nothing'}.`
      context.report({ node: source, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    }
  },
}

// A plugin has to be a default export.
// oxlint-disable-next-line import/no-default-export
export default { meta: { name: 'zones' }, rules: { 'may-import': mayImport } }
