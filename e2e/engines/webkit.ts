import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { remote } from 'webdriverio'
import { findWebKit } from '../../.ci/engines.mjs'
import { serve } from '../../.ci/serve.mjs'
import type { Device, Engine, Tab } from './tab.ts'

/** A session has one current window and frame: each tab goes back to its own before it does anything. */
function tabOf(browser: WebdriverIO.Browser, handle: string, framed = false): Tab {
  const here = async () => {
    await browser.switchToWindow(handle)
    if (framed) await browser.switchFrame(browser.$('iframe'))
    return browser
  }
  return {
    goto: async (address) => (await here()).navigateTo(address),
    run: async <A extends unknown[], R>(job: string | ((...args: A) => R | Promise<R>), ...args: A) =>
      (await (await here()).execute(job as (...all: unknown[]) => R, ...args)) as R,
    click: async (x, y) => (await here()).action('pointer').move({ x, y, origin: 'viewport' }).down().up().perform(),
    async type(text) {
      const keyboard = (await here()).action('key')
      for (const letter of text) keyboard.down(letter).up(letter)
      await keyboard.perform()
    },
    press: async (...keys) => (await here()).keys(keys),
    upload: async (selector, file) => (await here()).$(selector).addValue(file),
    async resize(width, height) {
      // The window is higher than the page in it by its toolbar.
      const toolbar = await (await here()).execute(() => outerHeight - innerHeight)
      await browser.setWindowRect(0, 0, width, height + Math.max(0, toolbar))
    },
    inFrame: () => tabOf(browser, handle, true),
    screenshot: async (file) => (await here()).saveScreenshot(file),
  }
}

/** GTK's settings in the home folder: the downloads folder, no animations, and a toolbar as narrow as a phone. */
const SETTINGS = {
  'user-dirs.dirs': 'XDG_DOWNLOAD_DIR="$HOME"\n',
  'gtk-3.0/settings.ini': '[Settings]\ngtk-enable-animations=0\n',
  'gtk-3.0/gtk.css': 'button, entry, toolitem, toolbar { padding: 0; margin: 0; min-width: 0; border: 0 }\n',
}

/** Starts nothing yet: WebKit's driver has one session, so each device has a driver of its own. */
export const startWebKit = (refusesStorage: boolean): Promise<Engine> =>
  Promise.resolve({ newDevice: () => openWebKit(refusesStorage), close: () => Promise.resolve() })

/** WebKitGTK's own small browser on a display of its own, which WebdriverIO drives by WebKit's WebDriver. */
async function openWebKit(refusesStorage: boolean): Promise<Device> {
  const home = await mkdtemp(join(tmpdir(), 'corridor-webkit-'))
  await mkdir(join(home, '.config/gtk-3.0'), { recursive: true })
  for (const [file, text] of Object.entries(SETTINGS)) await writeFile(join(home, '.config', file), text)
  // A port that was free a moment ago.
  const host = await serve({ directory: home })
  await host.close()
  const port = Number(new URL(host.origin).port)
  const { driver = '', browser: binary } = findWebKit() ?? {}
  const { pid = 0 } = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', driver, `--port=${port}`], {
    stdio: 'ignore',
    // A group of its own, so that all of it can be ended at once.
    detached: true,
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: join(home, '.config') },
  })
  const refusing = refusesStorage ? ['--cookies-policy=never', '--enable-html5-local-storage=0'] : []
  const browser = await remote({
    hostname: '127.0.0.1',
    port,
    logLevel: 'error',
    // The driver takes seconds to listen on a busy machine; the time between two attempts doubles.
    connectionRetryCount: 8,
    capabilities: {
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': { binary, args: ['--automation', ...refusing] },
    } as WebdriverIO.Capabilities,
  })
  // The session begins with a window.
  const handles = [await browser.getWindowHandle()]
  return {
    downloads: home,
    newTab: async () => tabOf(browser, handles.pop() ?? (await browser.createWindow('window')).handle),
    async close() {
      await browser.deleteSession().catch(() => undefined)
      process.kill(-pid)
      await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
