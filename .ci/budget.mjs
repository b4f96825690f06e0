import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { ROOT, say } from './project.mjs'

// Bytes are exact where times are not: what a first visit to a route downloads, compressed as a host would, against a limit.

/** @typedef {{ entry: string, preload: string[], routes: Record<string, string[]>, styles: string[] }} BuildFiles */

/** @param {Buffer} raw */
const compressed = (raw) => brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

export function checkBudget() {
  const dist = join(ROOT, 'dist')
  const files = /** @type {BuildFiles} */ (JSON.parse(readFileSync(join(dist, 'corridor.json'), 'utf8')))
  const budget = /** @type {Record<string, { route: string, kibibytes: number }>} */ (JSON.parse(readFileSync(join(ROOT, '.ci/budget.json'), 'utf8')))
  let ok = true
  for (const [name, { route, kibibytes }] of Object.entries(budget)) {
    const names = ['index.html', files.entry, ...files.preload, ...(files.routes[route] ?? []), ...files.styles]
    const size = [...new Set(names)].reduce((sum, file) => sum + compressed(readFileSync(join(dist, file))), 0) / 1024
    const fits = size <= kibibytes
    ok &&= fits
    say(`${fits ? 'ok  ' : 'OVER'} ${name}: ${size.toFixed(1)} of ${kibibytes} KiB (brotli)`)
  }
  return ok
}
