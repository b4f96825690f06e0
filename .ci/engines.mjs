import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { installPrograms } from './programs.mjs'
import { build, install, say, tool } from './project.mjs'

// `npm run engines`: what people do most, in Firefox and WebKit; all other browser tests run in Chromium.
// `npm run engines -- webkit` runs it in one of them.

/** @typedef {'firefox' | 'webkit'} EngineName */

/** @param {(string | undefined)[]} paths */
const first = (paths) => paths.find((path) => path && existsSync(path))

export const findFirefox = () =>
  first([
    process.env.FIREFOX,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ])

/** WebKitGTK's driver and browser, where there is a display for them too. */
export function findWebKit() {
  const driver = first([process.env.WEBKIT_DRIVER, '/usr/bin/WebKitWebDriver'])
  const browser = first([
    process.env.WEBKIT_BROWSER,
    ...['x86_64', 'aarch64'].flatMap((processor) =>
      ['4.1', '6.0'].map((version) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
    ),
    ...['x86_64', 'aarch64'].map((processor) => `/usr/lib/${processor}-linux-gnu/webkitgtk-6.0/MiniBrowser`),
  ])
  const hasDisplay = ['Xvfb', 'xvfb-run', 'xauth'].every((name) => existsSync(`/usr/bin/${name}`))
  return driver && browser && hasDisplay ? { driver, browser } : undefined
}

/** @type {Record<EngineName, { packages: string[], find: () => unknown, missing: string }>} */
const ENGINES = {
  firefox: {
    packages: ['firefox-esr'],
    find: findFirefox,
    missing: 'Firefox (its path can be given in the environment variable FIREFOX)',
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    find: findWebKit,
    missing: 'WebKitGTK with its WebDriver, Xvfb and xauth (on Linux only)',
  },
}

export const NAMES = /** @type {EngineName[]} */ (Object.keys(ENGINES))

/** @param {EngineName} name */
const isThere = (name) => Boolean(ENGINES[name].find())

/** Installs engines where it can, names the missing ones, and returns the others. @param {EngineName[]} names */
export async function need(names) {
  await installPrograms(names.filter((name) => !isThere(name)).flatMap((name) => ENGINES[name].packages))
  const missing = names.filter((name) => !isThere(name)).map((name) => ENGINES[name].missing)
  if (missing.length > 0) say(`The tests in other engines need what is not installed here: ${missing.join('; ')}.`)
  return names.filter(isThere)
}

/** @param {EngineName[]} names @param {string[]} options @param {Record<string, string | undefined>} [env] */
export const testEngines = (names, options = [], env = {}) => {
  const projects = names.map((name) => `--project=${name}`)
  return tool('playwright', ['test', '--config=playwright.engines.config.ts', ...projects, ...options], env)
}

async function main() {
  const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'))
  const options = process.argv.slice(2).filter((name) => name.startsWith('-'))
  const unknown = wanted.filter((name) => !Object.hasOwn(ENGINES, name))
  if (unknown.length > 0) {
    say(`There is no engine ${unknown.join(', ')}. There are: ${NAMES.join(', ')}.`)
    return 1
  }
  if (!(await install())) return 1
  const names = wanted.length > 0 ? /** @type {EngineName[]} */ (wanted) : NAMES
  const there = await need(names)
  if (there.length === 0 || !(await build())) return 1
  const code = await testEngines(there, options, { CORRIDOR_BUILT: '1' })
  return there.length < names.length ? 1 : code
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await main()
