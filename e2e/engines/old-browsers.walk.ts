import { readFileSync } from 'node:fs'
import { walk } from './walk.ts'

const PAGE = readFileSync(new URL('../../dist/index.html', import.meta.url), 'utf8')
const SENTENCE =
  'This browser is too old for this page. It works in Chrome and Edge 111, Firefox 121, Safari and iOS 16.4, or newer.'

const MISSING = {
  'a method of arrays': 'delete Array.prototype.toSorted',
  'look-behind in patterns': 'RegExp = function () { throw new SyntaxError() }',
  'a property of styles': 'CSS.supports = function () { return false }',
}

for (const [what, script] of Object.entries(MISSING)) {
  walk(`says which browsers it needs where ${what} is missing`, async ({ host, product }) => {
    // Before the page's own policy for scripts.
    const body = PAGE.replace('<head>', `<head><script>${script}</script>`)
    host.setHook(({ path }) =>
      path.endsWith('/auth')
        ? { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
        : undefined,
    )
    await product.screen.tab.goto(`${host.url}auth`)
    await product.screen.read(SENTENCE)
  })
}

walk('says which browsers it needs where a script cannot be read', async ({ host, product }) => {
  host.setHook(({ path }) =>
    /\/assets\/index-[^/]+\.js$/.test(path)
      ? { status: 200, headers: { 'content-type': 'text/javascript' }, body: 'const 1 = @;' }
      : undefined,
  )
  await product.screen.tab.goto(`${host.url}auth`)
  await product.screen.read(SENTENCE)
})
