import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, say, tool } from './project.mjs'

// The build must run in the oldest browsers that `src/boot/old-browser.js` accepts, and that script in all older ones.

const FLOOR = 'chrome 111, edge 111, firefox 121, safari 16.4, ios_saf 16.4'

/**
 * Newer methods that the build may name. `toHex` is also a method of our colours, `fromHex` one of the hash library,
 * which uses the browser's own only where there is one. `Promise.withResolvers` is added where it is missing
 * (`mocks/bank/transport/polyfills.ts`).
 */
const NOT_THE_BROWSERS = 'Uint8ArrayToHex,Uint8ArrayFromHex,PromiseWithResolvers'

const FOLDER = 'node_modules/.cache/corridor/page-scripts'

/** Writes each script of the page into a file of its own. */
function extractPageScripts() {
  const folder = join(ROOT, FOLDER)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const page = readFileSync(join(ROOT, 'dist/index.html'), 'utf8')
  const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
  scripts.forEach((text, index) => writeFileSync(join(folder, `${index}.js`), text))
  return scripts
}

/** @param {...string} args */
const esCheck = async (...args) => (await tool('es-check', [...args, '--quiet', '--noColor'])) === 0

export async function checkSyntax() {
  const [first = ''] = extractPageScripts()
  if (!first.includes('too old')) {
    say('The first script of the page is not the one for old browsers')
    return false
  }
  const files = ['dist/**/*.js', `${FOLDER}/*.js`]
  return (
    (await esCheck('es5', `${FOLDER}/0.js`)) &&
    // These browsers read all syntax of 2023. It is checked apart: what asks for features reads newer syntax too.
    (await esCheck('es2023', ...files, '--module')) &&
    (await esCheck(
      'checkBrowser',
      ...files,
      '--module',
      '--checkFeatures',
      `--browserslistQuery=${FLOOR}`,
      `--ignore=${NOT_THE_BROWSERS}`,
    ))
  )
}
