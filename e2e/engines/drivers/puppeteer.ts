import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch, type Browser, type ElementHandle, type Frame, type LaunchOptions, type Page } from 'puppeteer-core'
import { CHROMIUM_ARGS, findChromium, findHeadlessShell } from '../../../.ci/chromium.mjs'
import { findFirefox } from '../../../.ci/engines.mjs'
import type { Engine, Key, Point, Profile, ProfileOptions, Size, Tab } from './driver.ts'

/** Steered by Puppeteer: Chromium over its own protocol, Firefox over WebDriver BiDi. */

class PuppeteerTab implements Tab {
  readonly #page: Page
  readonly #framed: boolean

  constructor(page: Page, framed = false) {
    this.#page = page
    this.#framed = framed
  }

  get #frame(): Frame {
    const [child] = this.#page.mainFrame().childFrames()
    if (!this.#framed) return this.#page.mainFrame()
    if (!child) throw new Error('The page has no frame')
    return child
  }

  async goto(address: string): Promise<void> {
    await this.#page.goto(address, { waitUntil: 'domcontentloaded' })
  }

  async reload(): Promise<void> {
    if (this.#framed) await this.run('location.reload()')
    else await this.#page.reload({ waitUntil: 'domcontentloaded' })
  }

  run<T>(body: string): Promise<T> {
    return this.#frame.evaluate(`(async () => { ${body} })()`) as Promise<T>
  }

  async press({ x, y }: Point): Promise<void> {
    // The page of a browser window that is not in front gets no input.
    await this.#page.bringToFront()
    await this.#page.mouse.click(x, y)
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text)
  }

  async key(key: Key, held?: 'Control' | 'Shift'): Promise<void> {
    if (held) await this.#page.keyboard.down(held)
    // Over BiDi, Firefox knows no key named Space.
    await this.#page.keyboard.press(key === 'Space' ? ' ' : key)
    if (held) await this.#page.keyboard.up(held)
  }

  async setFiles(element: string, files: readonly string[]): Promise<void> {
    const handle = (await this.#frame.evaluateHandle(element)) as ElementHandle<HTMLInputElement>
    await handle.uploadFile(...files)
  }

  resize(size: Size): Promise<void> {
    return resize(this.#page, size)
  }

  inFrame(): Tab {
    return new PuppeteerTab(this.#page, true)
  }

  async screenshot(file: string): Promise<void> {
    await writeFile(file, await this.#page.screenshot())
  }
}

/** Firefox 140 sets the size, but has no command for the orientation that goes with it. */
async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewport(size).catch((error: unknown) => {
    if (!String(error).includes('unknown command emulation.setScreenOrientationOverride')) throw error
  })
}

const newFolder = (name: string) => mkdtemp(join(tmpdir(), `corridor-${name}-`))

/** @param isWhole The browser is used for this profile alone; otherwise the profile is one of its contexts. */
async function openProfile(
  name: 'chromium' | 'firefox',
  browser: Browser,
  downloads: string,
  size: Size,
  isWhole: boolean,
): Promise<Profile> {
  const context = isWhole
    ? browser.defaultBrowserContext()
    : await browser.createBrowserContext(
        // Firefox 140 cannot be told over BiDi; its preferences name the folder.
        name === 'firefox' ? {} : { downloadBehavior: { policy: 'allow', downloadPath: downloads } },
      )
  return {
    downloads,
    async newTab() {
      const page = await context.newPage()
      await resize(page, size)
      return new PuppeteerTab(page)
    },
    async close() {
      await (isWhole ? browser.close() : context.close())
      await rm(downloads, { recursive: true, force: true })
    },
  }
}

/**
 * @param name Which browser.
 * @param options How it starts.
 * @param sharedDownloads The folder for downloads of all its profiles, where a profile cannot have its own.
 * @param refusing What makes this browser refuse cookies and storage, for a folder that it may put its profile into.
 */
async function openEngine(
  name: 'chromium' | 'firefox',
  options: LaunchOptions,
  sharedDownloads: string | undefined,
  refusing: (folder: string) => Promise<LaunchOptions>,
): Promise<Engine> {
  const shared = await launch(options)
  return {
    name,
    advancesInDates: true,
    async newProfile({ refusesStorage = false, size }: ProfileOptions) {
      const downloads = sharedDownloads ?? (await newFolder('downloads'))
      await mkdir(downloads, { recursive: true })
      if (!refusesStorage) return openProfile(name, shared, downloads, size, false)
      return openProfile(name, await launch({ ...options, ...(await refusing(downloads)) }), downloads, size, true)
    },
    close: () => shared.close(),
  }
}

const found = (path: string | undefined, what: string): string => {
  if (path === undefined) throw new Error(`${what} is not installed: node .ci/engines.mjs says how to get it`)
  return path
}

export function openChromium(): Promise<Engine> {
  const shell = findHeadlessShell()
  const args = [...CHROMIUM_ARGS, '--force-prefers-reduced-motion', '--lang=en-GB']
  return openEngine(
    'chromium',
    { args, executablePath: shell ?? found(findChromium(), 'Chromium'), headless: shell ? 'shell' : true },
    undefined,
    async (folder) => {
      // Only the whole browser knows this setting.
      const profile = join(folder, 'profile')
      await mkdir(join(profile, 'Default'), { recursive: true })
      const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
      await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(settings))
      return { executablePath: found(findChromium(), 'Chromium'), headless: true, userDataDir: profile }
    },
  )
}

const FIREFOX_PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'intl.locale.requested': 'en-GB',
  // A document is handed over, not shown.
  'pdfjs.disabled': true,
  'browser.download.always_ask_before_handling_new_types': false,
}

export async function openFirefox(): Promise<Engine> {
  const downloads = await newFolder('downloads')
  const preferences = {
    ...FIREFOX_PREFERENCES,
    // 2: the folder of the next line.
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
  }
  const options: LaunchOptions = {
    browser: 'firefox',
    executablePath: found(findFirefox(), 'Firefox'),
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: preferences,
  }
  return openEngine('firefox', options, downloads, () =>
    Promise.resolve({
      extraPrefsFirefox: { ...preferences, 'network.cookie.cookieBehavior': 2, 'dom.storage.enabled': false },
    }),
  )
}
