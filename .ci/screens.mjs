import { join } from 'node:path'
import { loadTs } from './load-ts.mjs'
import { build, ROOT, say } from './project.mjs'
import { serve } from './serve.mjs'

// Opens the screens of the map, for the commands that take pictures of them. Clock, seed and chance are fixed, so that
// two runs give the same pictures.

/** @typedef {import('../mocks/demo/map/screen.ts').Screen} Screen */
/**
 * `scale`: device pixels for each CSS pixel; by default 2 on a phone and 1 elsewhere.
 * @typedef {{ width: number, height: number, scale?: number, colorScheme: 'light' | 'dark' }} Window
 */

/** @type {typeof import('../mocks/demo/map/map-screens.ts')} */
export const { screens } = await loadTs('mocks/demo/map/map-screens.ts')
/** @type {typeof import('../mocks/demo/map/screen.ts')} */
export const { VARIANTS, pictureOf, screenFragment, variantsOf } = await loadTs('mocks/demo/map/screen.ts')

/** Ends the command if a choice is none of these. @param {string[]} choices @param {string[]} available */
export function refuseUnknown(choices, available) {
  const unknown = choices.filter((choice) => !available.includes(choice))
  if (unknown.length === 0) return
  say(`Unknown: ${unknown.join(', ')}. Available: ${available.join(', ')}.`)
  process.exit(1)
}

/** Builds the application if it has changed, and starts a browser for it. */
export async function openScreens() {
  if (!(await build())) process.exit(1)
  // Not at the top of the file, where it would fail before `loadTs` has installed the packages.
  const { chromium } = await import('@playwright/test')
  const { CHROMIUM_ARGS, findHeadlessShell, needChromium } = await import('./chromium.mjs')
  const host = await serve({ directory: join(ROOT, 'dist') })
  const executablePath = findHeadlessShell() ?? (await needChromium())
  /** The size of text in pixels that the browser starts with. @param {number} [text] */
  const launch = (text = 16) =>
    chromium.launch({
      ...(executablePath && { executablePath }),
      args: [...CHROMIUM_ARGS, `--blink-settings=defaultFontSize=${text}`],
    })
  return { address: host.url, launch, close: () => host.close() }
}

/**
 * Opens a screen in a context of its own, so that screens do not depend on each other, and hands its page to `take`.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ address: string, name: string, screen: Screen, window: Window }} what
 * @param {(page: import('@playwright/test').Page) => Promise<unknown>} take
 */
export async function withScreen(browser, { address, name, screen, window }, take) {
  const { width, height, colorScheme } = window
  const phone = width < 640
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    deviceScaleFactor: window.scale ?? (phone ? 2 : 1),
    isMobile: phone,
    hasTouch: phone,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
  })
  await context.addInitScript(withoutChance)
  const page = await context.newPage()
  try {
    page.setDefaultTimeout(10_000)
    await page.goto(`${address}${screen.path}#${screenFragment(name, screen, { dock: 'off' })}`)
    await page.waitForSelector(`html[data-screen-shown="${name}"]`)
    await page.addStyleTag({ content: 'html::-webkit-scrollbar { display: none }' })
    if (screen.fault?.delay === undefined) await loaded(page)
    await take(page)
    return true
  } catch (error) {
    say(`  ${name}: ${String(error).split('\n')[0]}`)
    return false
  } finally {
    await context.close()
  }
}

/** Makes random ids and noise the same in every run. */
function withoutChance() {
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
}

/** @param {import('@playwright/test').Page} page */
async function loaded(page) {
  await page.waitForLoadState('networkidle')
  await page
    .waitForFunction(
      () =>
        !document.querySelector('[aria-busy="true"], .MuiSkeleton-root') &&
        document.fonts.check('16px "Inter Variable"'),
    )
    .catch(() => say('  A screen is still loading'))
}
