import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { ROOT, say } from './project.mjs'

// Compares the compressed size of the first screens, the worker and the offline files with the limits in budget.json.
// Sizes are the same in every run, unlike load times.

/** @typedef {{ name: string, files: string[], limit: number }} Entry */

const DIST = join(ROOT, 'dist')
const ALREADY_COMPRESSED = /\.(?:png|jpg|woff2)$/

/**
 * Replaces the hashes in the names of files by hashes of the names alone: how well the former compress is chance, and a
 * change anywhere moves each size by up to 0.3 KiB. @param {string} text
 */
const withSteadyNames = (text) =>
  text.replaceAll(/([\w.-]+)-[\w-]{8}(?=\.(?:js|woff2)\b)/g, (_, /** @type {string} */ name) => {
    return `${name}-${createHash('sha256').update(name).digest('base64url').slice(0, 8)}`
  })

/** @param {string} file */
function sizeOf(file) {
  const raw = readFileSync(join(DIST, file))
  if (ALREADY_COMPRESSED.test(file)) return raw.length
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return brotliCompressSync(withSteadyNames(raw.toString()), { params }).length
}

const WORKER = 'worker.js'

/** The files that the worker caches. It names the page by its folder, so index.html is added here. */
function precached() {
  const worker = readFileSync(join(DIST, WORKER), 'utf8')
  return readdirSync(DIST, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(DIST, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => file === 'index.html' || worker.includes(file))
}

/** The scripts in index.html, and the chunks with these names and their imports. @param {string[]} names */
function scripts(...names) {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8')
  const all = /** @type {string[]} */ (JSON.parse(readFileSync(join(DIST, 'corridor.json'), 'utf8')))
  const files = new Set([...page.matchAll(/assets\/[\w.-]+\.js/g)].map(([file]) => file))
  /** @param {string} file */
  const add = (file) => {
    files.add(file)
    const code = readFileSync(join(DIST, file), 'utf8')
    for (const [, name] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) add(`assets/${name}`)
  }
  for (const name of names) {
    const chunk = all.find((file) => file.replace(/-.{8}\.js$/, '') === `assets/${name}`)
    // Without this error a renamed chunk would silently not be counted.
    if (!chunk) throw new Error(`The build has no chunk ${name}`)
    add(chunk)
  }
  return [...files]
}

/** @returns {Entry[]} */
function entries() {
  const limits = /** @type {Record<'page' | 'signIn' | 'dashboard' | 'worker' | 'offline', number>} */ (
    JSON.parse(readFileSync(join(ROOT, '.ci/budget.json'), 'utf8'))
  )
  const signIn = scripts('sign-in')
  const dashboard = scripts('shell', 'dashboard-page')
  return [
    { name: 'the page with its first screens', files: ['index.html'], limit: limits.page },
    { name: 'JavaScript until a sign-in goes through', files: signIn, limit: limits.signIn },
    { name: 'JavaScript until the dashboard, by a link', files: dashboard, limit: limits.dashboard },
    { name: 'the worker', files: [WORKER], limit: limits.worker },
    { name: 'everything kept for offline use', files: precached(), limit: limits.offline },
  ]
}

export function checkBudget() {
  let ok = true
  for (const { name, files, limit } of entries()) {
    const size = files.reduce((sum, file) => sum + sizeOf(file), 0) / 1024
    const over = size - limit
    ok &&= over <= 0
    say(
      over <= 0
        ? `ok   ${name}: ${size.toFixed(1)} of ${limit} KiB (brotli)`
        : `OVER ${name}: ${size.toFixed(1)} KiB (brotli) is ${over.toFixed(1)} KiB more than ${limit}`,
    )
  }
  return ok
}
