import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installPrograms } from './programs.mjs'
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

/** The path of an installed Chromium or Chrome, Playwright's own first. */
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
 * Debian's headless Chromium runs tests in half the time. It treats third-party storage and frozen tabs differently, so
 * a few tests need the complete browser. `CHROMIUM=<path>` disables it.
 */
export const findHeadlessShell = () => (!process.env.CHROMIUM && existsSync(SHELL) ? SHELL : undefined)

/** Finds or installs a browser; on CI also the headless one. Prints what to do if both fail. */
export async function needChromium() {
  let found = findChromium()
  if (found && (!process.env.CI || process.env.CHROMIUM || findHeadlessShell())) return found
  await installPrograms(['chromium', 'chromium-headless-shell'])
  found = findChromium()
  if (!found) {
    await run('npx', ['playwright', 'install', 'chromium'])
    found = findChromium()
  }
  if (!found) say('The browser tests need a Chromium: install one and name it in the environment variable CHROMIUM.')
  return found
}
