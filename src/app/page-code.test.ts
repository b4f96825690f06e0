import { expect, test } from 'vitest'
import { paths } from '../routing/paths.ts'

const sources = import.meta.glob<string>('../features/**/*-page.tsx', { query: '?raw', import: 'default', eager: true })

test('every route has a page of its name, and every page a route', () => {
  const pages = Object.entries(sources).map(([file, source]) => {
    const [, component] = /export function (\w+)Page\(/.exec(source) ?? []
    return `${component} in ${file.split('/').at(-1)}`
  })
  const expected = Object.keys(paths).map((name) => {
    const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} in ${words}-page.tsx`
  })
  expect(pages.toSorted()).toEqual(expected.toSorted())
})
