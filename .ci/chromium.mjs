import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run, say } from './project.mjs'

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A Chromium or Chrome of this machine, Playwright's own first. */
export function findChromium() {
  return [
    process.env.CHROMIUM,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ].find((path) => path && existsSync(path))
}

const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Debian's Chromium without its windows: the same engine, in half the time. Storage of third parties and frozen tabs are
 * not as in the whole one. Whoever names a browser in `CHROMIUM` gets that one alone.
 */
export const findHeadlessShell = () => (!process.env.CHROMIUM && existsSync(SHELL) ? SHELL : undefined)

/** Finds a browser or installs one; says in one sentence what to do where neither works. A build server gets the quick one too. */
export async function needChromium() {
  let found = findChromium()
  if (found && (!process.env.CI || process.env.CHROMIUM || findHeadlessShell())) return found
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium')
    await run('apt-get', ['update', '-qq', '-o', 'Acquire::http::Timeout=20'])
    // One by one: where there is no such package as the second, the first must still come.
    for (const name of ['chromium', 'chromium-headless-shell']) {
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
        DEBIAN_FRONTEND: 'noninteractive',
      })
    }
    found = findChromium()
  }
  if (!found) {
    await run('npx', ['playwright', 'install', 'chromium'])
    found = findChromium()
  }
  if (!found) say('The browser tests need a Chromium: install one and name it in the environment variable CHROMIUM.')
  return found
}
