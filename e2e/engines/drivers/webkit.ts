import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findWebKit } from '../../../.ci/engines.mjs'
import type { Engine, Key, Point, Profile, ProfileOptions, Size, Tab } from './driver.ts'
import { WebDriver } from './webdriver.ts'

/** WebKitGTK in its MiniBrowser, on a display of its own. */

/** One session has one current window and frame; each tab goes back to its own before it does anything. */
class WebKitTab implements Tab {
  readonly #driver: WebDriver
  readonly #display: string
  readonly #window: string
  readonly #framed: boolean

  constructor(driver: WebDriver, display: string, window: string, framed = false) {
    this.#driver = driver
    this.#display = display
    this.#window = window
    this.#framed = framed
  }

  async #here(): Promise<WebDriver> {
    await this.#driver.post('window', { handle: this.#window })
    if (this.#framed) await this.#driver.post('frame', { id: 0 })
    return this.#driver
  }

  async goto(address: string): Promise<void> {
    await (await this.#here()).post('url', { url: address })
  }

  async reload(): Promise<void> {
    const driver = await this.#here()
    await (this.#framed ? driver.run('location.reload()') : driver.post('refresh'))
  }

  async run<T>(body: string): Promise<T> {
    return (await this.#here()).run<T>(body)
  }

  async press({ x, y }: Point): Promise<void> {
    await (await this.#here()).click(x, y)
  }

  async type(text: string): Promise<void> {
    await (await this.#here()).keys(Array.from(text))
  }

  async key(key: Key, held?: 'Control' | 'Shift'): Promise<void> {
    await (await this.#here()).keys([key], held)
  }

  async setFiles(element: string, files: readonly string[]): Promise<void> {
    const driver = await this.#here()
    const found = (await driver.post('execute/sync', { script: `return ${element}`, args: [] })) as Record<
      string,
      string
    >
    const [id] = Object.values(found)
    await driver.post(`element/${id}/value`, { text: files.join('\n') })
  }

  /** The window is higher than the page in it by its toolbar. */
  async resize({ width, height }: Size): Promise<void> {
    const driver = await this.#here()
    const toolbar = await driver.run<number>('return outerHeight - innerHeight')
    await driver.post('window/rect', { x: 0, y: 0, width, height: height + Math.max(0, toolbar) })
  }

  inFrame(): Tab {
    return new WebKitTab(this.#driver, this.#display, this.#window, true)
  }

  /** The protocol's own picture never arrives, so the display is photographed where ImageMagick is installed. */
  screenshot(file: string): Promise<void> {
    spawnSync('import', ['-display', this.#display, '-window', 'root', file], { timeout: 10_000 })
    return Promise.resolve()
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Sets in the home folder what GTK reads: no animations, the folder for downloads, a toolbar narrower than a phone. */
async function newHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'corridor-webkit-'))
  await mkdir(join(home, '.config/gtk-3.0'), { recursive: true })
  await mkdir(join(home, 'downloads'))
  await writeFile(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n')
  await writeFile(join(home, '.config/gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  await writeFile(
    join(home, '.config/gtk-3.0/gtk.css'),
    'button, entry, toolitem, toolbar { padding: 0; margin: 0; min-width: 0; border: 0 }\n',
  )
  return home
}

/** Starts the display and answers its name once it accepts programs. */
async function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const told = server.stdio[3]
  if (!told) throw new Error('Xvfb tells no display')
  const [number] = (await once(told, 'data')) as [Buffer]
  return { display: `:${number.toString().trim()}`, server }
}

async function isReady(address: string): Promise<boolean> {
  const reply = await fetch(`${address}/status`).catch(() => undefined)
  return reply?.ok === true
}

async function startDriver(display: string, home: string): Promise<{ address: string; server: ChildProcess }> {
  const port = await freePort()
  const server = spawn(findWebKit()?.driver ?? 'WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    // A group of its own, so that the browser ends with it.
    detached: true,
    env: { ...process.env, DISPLAY: display, HOME: home, XDG_CONFIG_HOME: join(home, '.config') },
  })
  const address = `http://127.0.0.1:${port}`
  for (const deadline = Date.now() + 20_000; !(await isReady(address));) {
    if (Date.now() > deadline || server.exitCode !== null) throw new Error('WebKitWebDriver does not start')
  }
  return { address, server }
}

async function stop(server: ChildProcess, isGroup: boolean): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return
  const ended = once(server, 'exit')
  process.kill(isGroup ? -server.pid : server.pid)
  await ended
}

interface Session {
  driver: WebDriver
  end: () => Promise<void>
}

/** Now and then a busy machine starts a browser that its driver never hears of; another one is started then. */
async function startSession(display: string, home: string, args: string[], tries = 3): Promise<Session> {
  const { address, server } = await startDriver(display, home)
  const options = { binary: findWebKit()?.browser, args: ['--automation', ...args] }
  try {
    const driver = await WebDriver.start(address, { alwaysMatch: { 'webkitgtk:browserOptions': options } })
    return {
      driver,
      async end() {
        await driver.end().catch(() => undefined)
        await stop(server, true)
      },
    }
  } catch (error) {
    await stop(server, true)
    if (tries > 1) return startSession(display, home, args, tries - 1)
    throw error
  }
}

const REFUSING = ['--cookies-policy=never', '--enable-html5-local-storage=0']

export async function openWebKit(): Promise<Engine> {
  const { display, server } = await startDisplay()

  async function newProfile({ refusesStorage = false, size }: ProfileOptions): Promise<Profile> {
    const home = await newHome()
    const { driver, end } = await startSession(display, home, refusesStorage ? REFUSING : [])
    let opened = 0
    return {
      downloads: join(home, 'downloads'),
      async newTab() {
        // The session begins with a window.
        const handle =
          opened++ === 0
            ? ((await driver.get('window')) as string)
            : ((await driver.post('window/new', { type: 'window' })) as { handle: string }).handle
        const tab = new WebKitTab(driver, display, handle)
        await tab.resize(size)
        return tab
      },
      async close() {
        await end()
        await rm(home, { recursive: true, force: true, maxRetries: 5 })
      },
    }
  }

  return { name: 'webkit', advancesInDates: false, newProfile, close: () => stop(server, false) }
}
