import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildIsStale, install, ROOT, run, say } from './project.mjs'
import { loadTs } from './load-ts.mjs'
import { serve } from './serve.mjs'

// `npm run screenshots` takes a picture of every screen in every variant into the ignored folder `screenshots/`. Clock
// and seed are fixed, so that two runs give the same pictures. `npm run screenshots -- cards settings 390-dark` takes
// only those two, in that variant.

const FOLDER = join(ROOT, 'screenshots')

const SIZES = [
  { size: '1440', width: 1440, height: 900 },
  { size: '1024', width: 1024, height: 768 },
  { size: '390', width: 390, height: 844 },
  { size: '320', width: 320, height: 640 },
]
const VARIANTS = [
  ...SIZES.flatMap(({ size, ...rest }) =>
    /** @type {const} */ (['light', 'dark']).map((colorScheme) => ({
      name: `${size}-${colorScheme}`,
      ...rest,
      colorScheme,
      text: 16,
    })),
  ),
  // The browser's setting for text twice as large.
  ...SIZES.filter(({ size }) => size === '1440' || size === '390').map(({ size, ...rest }) => ({
    name: `${size}-text`,
    ...rest,
    colorScheme: /** @type {const} */ ('light'),
    text: 32,
  })),
]

/** @type {typeof import('../mocks/demo/map/map-screens.ts')} */
const { screens, screenParts } = await loadTs('mocks/demo/map/map-screens.ts')

const choices = process.argv.slice(2)
const wantedVariants = VARIANTS.filter(({ name }) => choices.includes(name))
const wanted = choices.filter((choice) => Object.hasOwn(screens, choice))
const unknown = choices.filter(
  (choice) => !wanted.includes(choice) && !wantedVariants.some(({ name }) => name === choice),
)
if (unknown.length > 0) {
  const available = [...Object.keys(screens), ...VARIANTS.map(({ name }) => name)]
  say(`Unknown: ${unknown.join(', ')}. Available: ${available.join(', ')}.`)
  process.exit(1)
}
if (!(await install())) process.exit(1)
if (buildIsStale() && (await run('npx', ['vite', 'build', '--logLevel', 'warn'])) !== 0) process.exit(1)

// Imported dynamically, because the packages may have been installed just now.
const { chromium } = await import('@playwright/test')
const { CHROMIUM_ARGS, findHeadlessShell, needChromium } = await import('./chromium.mjs')
const host = await serve({ directory: join(ROOT, 'dist') })
const executablePath = findHeadlessShell() ?? (await needChromium())
/** @param {number} text the size of text in pixels that the browser starts with */
const launch = (text) =>
  chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...CHROMIUM_ARGS, `--blink-settings=defaultFontSize=${text}`],
  })
mkdirSync(FOLDER, { recursive: true })

for (const { name: variant, width, height, colorScheme, text } of wantedVariants.length > 0
  ? wantedVariants
  : VARIANTS) {
  const phone = width < 640
  const browser = await launch(text)
  for (const [name, screen] of Object.entries(screens)) {
    if ((wanted.length > 0 && !wanted.includes(name)) || (screen.only === 'phone' && !phone)) continue
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
    await context.addInitScript(withoutChance)
    const page = await context.newPage()
    try {
      await show(page, name, screen)
      await page.screenshot({
        path: join(FOLDER, `${name}-${variant}.png`),
        fullPage: screen.whole ?? false,
        animations: 'disabled',
        caret: 'hide',
      })
    } catch (error) {
      say(`  ${name}: ${String(error).split('\n')[0]}`)
    }
    await context.close()
  }
  await browser.close()
  say(`${variant} done`)
}

await host.close()

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

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 * @param {import('../mocks/demo/map/map-screens.ts').Screen} screen
 */
async function show(page, name, screen) {
  page.setDefaultTimeout(10_000)
  const link = new URLSearchParams({ ...screenParts(name, screen), dock: 'off' })
  await page.goto(`${host.url}${screen.path}#${link.toString()}`)
  await page.waitForSelector(`html[data-screen-shown="${name}"]`)
  await page.addStyleTag({ content: 'html::-webkit-scrollbar { display: none }' })
  if (screen.fault?.delay === undefined) await loaded(page)
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
