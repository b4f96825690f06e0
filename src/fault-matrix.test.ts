import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').replaceAll('\\\\', '\\')

const rows = [...read('docs/faults.md').matchAll(/^\| (\d+) \|.*\| `([^`]+)`: (.+) \|$/gm)].map(
  ([, number = '', file = '', title = '']) => ({ number, file, title }),
)

it('has 51 rows, each with a test', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 51 }, (_, index) => `${index + 1}`))
})

it.each(rows)('row $number: $file tests that $title', ({ file, title }) => {
  const lines = read(file).split('\n')
  const parts = title.split(' … ')
  expect(lines.some((line) => parts.every((part) => line.includes(part)))).toBe(true)
})
