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

/** The same browser without its windows: twice as quick for tests, which is how Playwright itself runs them. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** For tests: without windows if there is one. */
export const findTestBrowser = () => process.env.CHROMIUM ?? (existsSync(SHELL) ? SHELL : findChromium())

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

const isDebian = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** @param {string} name */
const aptInstall = async (name) => (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { DEBIAN_FRONTEND: 'noninteractive' })) === 0

/** Finds a browser or installs one; says in one sentence what to do where neither works. */
export async function needChromium() {
  const known = findTestBrowser()
  // A build server gets the quicker one even where the other is there.
  if (known && !(process.env.CI && known === '/usr/bin/chromium')) return known
  if (isDebian()) {
    say('Installing a Chromium for the tests')
    await run('apt-get', ['update', '-qq'])
    if (!(await aptInstall('chromium-headless-shell')) && !known) await aptInstall('chromium')
  }
  if (!findTestBrowser()) await run('npx', ['playwright', 'install', 'chromium'])
  const found = findTestBrowser()
  if (!found) say('The browser tests need a Chromium: install one and name it in the environment variable CHROMIUM.')
  return found
}
