import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildIsStale, install, ROOT, run, say } from './project.mjs'
import { serve } from './serve.mjs'

// `npm run screenshots` takes a picture of every screen in four variants into the ignored folder `screenshots/`. Clock
// and seed are fixed, so that two runs give the same pictures. `npm run screenshots -- cards settings` takes only those
// two.

const NOW = '2026-11-19T10:30:00.000Z'
const FOLDER = join(ROOT, 'screenshots')

const VARIANTS = [
  { name: 'wide-light', width: 1440, height: 900, colorScheme: /** @type {const} */ ('light') },
  { name: 'wide-dark', width: 1440, height: 900, colorScheme: /** @type {const} */ ('dark') },
  { name: 'phone-light', width: 390, height: 844, colorScheme: /** @type {const} */ ('light') },
  { name: 'phone-dark', width: 390, height: 844, colorScheme: /** @type {const} */ ('dark') },
]

/** @typedef {{ path: string, scenario?: string, signedOut?: boolean, whole?: boolean }} Screen */
/** @type {Record<string, Screen>} */
const SCREENS = {
  'sign-in': { path: 'auth', signedOut: true },
  'sign-up': { path: 'signup', signedOut: true, whole: true },
  'verify-email': { path: 'verify-email', signedOut: true },
  'not-found': { path: 'no-such-page', signedOut: true },
  dashboard: { path: '', whole: true },
  'dashboard-empty': { path: '', scenario: 'empty', whole: true },
  accounts: { path: 'accounts', whole: true },
  payments: { path: 'payments' },
  cards: { path: 'cards', whole: true },
  'currency-exchange': { path: 'currency-exchange', whole: true },
  'psp-integrations': { path: 'psp-integrations', whole: true },
  'psp-integrations-methods': { path: 'psp-integrations?tab=lpm', whole: true },
  settings: { path: 'settings', whole: true },
  'settings-compliance': { path: 'settings?tab=compliance', whole: true },
  'settings-audit-log': { path: 'settings?tab=audit-log', whole: true },
  verification: { path: 'verify', scenario: 'onboarding', whole: true },
  'overlay-pay': { path: 'payments?pay=EUR' },
  'overlay-statement': { path: '?statement=GBP' },
  'overlay-analytics': { path: '?analytics' },
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(SCREENS, name))
if (unknown.length > 0) {
  say(`Unknown screens: ${unknown.join(', ')}. Available: ${Object.keys(SCREENS).join(', ')}.`)
  process.exit(1)
}
if (!(await install())) process.exit(1)
if (buildIsStale() && (await run('npx', ['vite', 'build', '--logLevel', 'warn'])) !== 0) process.exit(1)

// Imported dynamically, because the packages may have been installed just now.
const { chromium } = await import('@playwright/test')
const { CHROMIUM_ARGS, needChromium } = await import('./chromium.mjs')
const host = await serve({ directory: join(ROOT, 'dist') })
const executablePath = await needChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_ARGS })
mkdirSync(FOLDER, { recursive: true })

for (const { name: variant, width, height, colorScheme } of VARIANTS) {
  const phone = width < 640
  for (const [name, { path, scenario = 'established', signedOut = false, whole = false }] of Object.entries(SCREENS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    // One context per screen, so that screens do not depend on each other.
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      deviceScaleFactor: phone ? 2 : 1,
      isMobile: phone,
      hasTouch: phone,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      serviceWorkers: 'block',
    })
    // Makes random ids and noise the same in every run.
    await context.addInitScript(() => {
      Math.random = () => 0.42
      let drawn = 0
      crypto.getRandomValues = (array) => {
        if (ArrayBuffer.isView(array))
          new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, index, bytes) => {
            drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0
            bytes[index] = drawn >>> 24
          })
        return array
      }
    })
    const page = await context.newPage()
    const link = new URLSearchParams({ scenario, now: NOW, seed: '7', dock: 'off', ...(!signedOut && { signin: '1' }) })
    await page.goto(`${host.url}${path}#${link.toString()}`)
    await page.waitForSelector('h1')
    await page.addStyleTag({ content: 'html::-webkit-scrollbar { display: none }' })
    await page.waitForLoadState('networkidle')
    await page
      .waitForFunction(
        () =>
          !document.querySelector('[aria-busy="true"], .MuiSkeleton-root') &&
          document.fonts.check('16px "Inter Variable"'),
        undefined,
        { timeout: 10_000 },
      )
      .catch(() => say(`  ${name} is still loading`))
    if (path.includes('?') && /pay=|statement=|analytics/.test(path)) await page.waitForSelector('[role="dialog"]')
    await page.screenshot({
      path: join(FOLDER, `${name}-${variant}.png`),
      fullPage: whole,
      animations: 'disabled',
      caret: 'hide',
    })
    await context.close()
  }
  say(`${variant} done`)
}

await browser.close()
await host.close()
