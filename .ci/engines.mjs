import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { buildIsStale, install, run, say } from './project.mjs'

// `npm run engines`: the same walk through the product in Chromium, Firefox and WebKit. `npm run engines -- webkit`
// runs it in one of them.

/** @typedef {'chromium' | 'firefox' | 'webkit'} EngineName */

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

/** WebKitGTK's driver and browser, where there is a display server for them too. */
export function findWebKit() {
  const driver = first([process.env.WEBKIT_DRIVER, '/usr/bin/WebKitWebDriver'])
  const browser = first([
    process.env.WEBKIT_BROWSER,
    ...['x86_64', 'aarch64'].flatMap((processor) =>
      ['4.1', '6.0'].map((version) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
    ),
    ...['x86_64', 'aarch64'].map((processor) => `/usr/lib/${processor}-linux-gnu/webkitgtk-6.0/MiniBrowser`),
  ])
  return driver && browser && existsSync('/usr/bin/Xvfb') ? { driver, browser } : undefined
}

/** @type {Record<EngineName, { packages: string[], isThere: () => Promise<boolean>, howTo: string }>} */
const ENGINES = {
  chromium: {
    packages: ['chromium', 'chromium-headless-shell'],
    isThere: async () => Boolean((await import('./chromium.mjs')).findChromium()),
    howTo: 'The walk in Chromium needs one: install it and name it in the environment variable CHROMIUM.',
  },
  firefox: {
    packages: ['firefox-esr'],
    isThere: async () => Boolean(findFirefox()),
    howTo: 'The walk in Firefox needs one: install it and name it in the environment variable FIREFOX.',
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    isThere: async () => Boolean(findWebKit()),
    howTo: 'The walk in WebKit runs on Linux only: install WebKitGTK with its WebDriver, and Xvfb.',
  },
}

export const NAMES = /** @type {EngineName[]} */ (Object.keys(ENGINES))

/** Finds an engine or installs it; says in one sentence what to do where neither works. @param {EngineName} name */
export async function need(name) {
  const { packages, isThere, howTo } = ENGINES[name]
  if (await isThere()) return true
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say(`Installing ${packages.join(', ')}`)
    await run('apt-get', ['update', '-qq', '-o', 'Acquire::http::Timeout=20'])
    for (const one of packages)
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', one], {
        DEBIAN_FRONTEND: 'noninteractive',
      })
  }
  if (await isThere()) return true
  say(howTo)
  return false
}

/** @param {EngineName[]} names @param {string[]} options @param {Record<string, string>} [env] */
export const walk = (names, options = [], env = {}) =>
  run(
    'npx',
    [
      '--no-install',
      'playwright',
      'test',
      '--config=playwright.engines.config.ts',
      ...names.map((name) => `--project=${name}`),
      ...options,
    ],
    env,
  )

async function main() {
  const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'))
  const options = process.argv.slice(2).filter((name) => name.startsWith('-'))
  const unknown = wanted.filter((name) => !Object.hasOwn(ENGINES, name))
  if (unknown.length > 0) {
    say(`There is no engine ${unknown.join(', ')}. There are: ${NAMES.join(', ')}.`)
    return 1
  }
  if (!(await install())) return 1
  if (buildIsStale() && (await run('npx', ['vite', 'build', '--logLevel', 'warn'])) !== 0) return 1
  const names = wanted.length > 0 ? /** @type {EngineName[]} */ (wanted) : NAMES
  /** @type {EngineName[]} */
  const there = []
  for (const name of names) if (await need(name)) there.push(name)
  if (there.length === 0) return 1
  const code = await walk(there, options, { CORRIDOR_BUILT: '1' })
  return there.length < names.length ? 1 : code
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await main()
