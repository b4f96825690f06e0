import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { compress } from './host.ts'

const COMPRESSED_ALREADY = /\.(?:png|jpg|woff2)$/

/** Compressed bytes of all files that the worker caches; the worker lists index.html by its folder. */
export function precachedBytes(dist: string): number {
  const worker = readFileSync(join(dist, 'worker.js'), 'utf8')
  return readdirSync(dist, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => file.endsWith('index.html') || worker.includes(relative(dist, file).split(sep).join('/')))
    .map((file) => (COMPRESSED_ALREADY.test(file) ? readFileSync(file) : compress(readFileSync(file))))
    .reduce((sum, body) => sum + body.length, 0)
}
