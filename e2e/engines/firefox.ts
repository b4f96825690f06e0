import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch, type ElementHandle, type Frame, type Page } from 'puppeteer-core'
import { findFirefox } from '../../.ci/engines.mjs'
import type { Engine, Tab } from './tab.ts'

const tabOf = (page: Page, frame: () => Frame | undefined = () => page.mainFrame()): Tab => ({
  goto: (address) => page.goto(address, { waitUntil: 'domcontentloaded' }),
  run: async <A extends unknown[], R>(job: string | ((...args: A) => R | Promise<R>), ...args: A) =>
    (await frame()?.evaluate(job as (...all: unknown[]) => R, ...args)) as R,
  async click(x, y) {
    // The page of a window that is not in front gets no input.
    await page.bringToFront()
    await page.mouse.click(x, y)
  },
  type: (text) => page.keyboard.type(text),
  async press(...keys) {
    for (const key of keys) await page.keyboard.down(key)
    for (const key of keys.toReversed()) await page.keyboard.up(key)
  },
  async upload(selector, file) {
    await ((await page.$(selector)) as ElementHandle<HTMLInputElement> | null)?.uploadFile(file)
  },
  resize: (width, height) => page.setViewport({ width, height }),
  inFrame: () => tabOf(page, () => page.mainFrame().childFrames()[0]),
  screenshot: (path) => page.screenshot({ path }),
})

/**
 * The installed Firefox, which Puppeteer drives over WebDriver BiDi. It takes longer to start than most tests run, so
 * devices share one Firefox, each with a container (browser context) of its own.
 */
export async function startFirefox(refusesStorage: boolean): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'intl.locale.requested': 'en-GB',
      // A document is handed over, not shown.
      'browser.download.always_ask_before_handling_new_types': false,
      'pdfjs.disabled': true,
      ...(refusesStorage && { 'network.cookie.cookieBehavior': 2, 'dom.storage.enabled': false }),
    },
  })
  return {
    async newDevice() {
      const downloads = await mkdtemp(join(tmpdir(), 'corridor-firefox-'))
      const own = await browser.createBrowserContext({ downloadBehavior: { policy: 'allow', downloadPath: downloads } })
      return {
        downloads,
        newTab: async () => tabOf(await own.newPage()),
        async close() {
          await own.close()
          await rm(downloads, { recursive: true, force: true })
        },
      }
    },
    close: () => browser.close(),
  }
}
