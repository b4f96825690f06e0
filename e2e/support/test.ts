import { fileURLToPath } from 'node:url'
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from '@playwright/test'
import { serve, type Host, type HostOptions } from '../../.ci/serve.mjs'
import { DATE_SHIFT, shiftDate } from '../../.ci/test-date.mjs'
import { expectSoundLedger } from './bank.ts'
import { deleteMethods, TOO_NEW } from './oldest-browser.ts'

export { expect } from '@playwright/test'

export const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

/** The tests mount the build in a folder, because it must not depend on the root of the host. */
export const MOUNT = '/sales/demo/'

export type Transport = 'page' | 'worker'
/** `npm test` covers the page transport; `npm run test:all` both. */
const TRANSPORTS: readonly Transport[] = process.env.CORRIDOR_QUICK === '1' ? ['page'] : ['page', 'worker']

interface OpenOptions {
  /** Default: `established`. */
  scenario?: string
  /** Signs in as the person of the scenario. */
  signedIn?: boolean
  transport?: Transport
  /** Further parts of the link's fragment, for example `{ dock: 'off' }`. */
  link?: Record<string, string>
  page?: Page
}

/** The folder that the application was loaded from, with both slashes. */
export const basePathOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [script] = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"]')].toReversed()
    return script ? new URL('..', script.src).pathname : ''
  })

export class App {
  readonly page: Page
  readonly host: Host
  readonly #tolerated: RegExp[]

  constructor(page: Page, host: Host, tolerated: RegExp[]) {
    this.page = page
    this.host = host
    this.#tolerated = tolerated
  }

  /** The address of a route with the scenario and options in its fragment. */
  address(
    path: string,
    { scenario = 'established', signedIn = false, transport, link = {} }: OpenOptions = {},
  ): string {
    const fragment = new URLSearchParams({
      scenario,
      ...(signedIn && { signin: '1' }),
      ...(transport && { transport }),
      ...link,
    })
    return `${this.host.url}${path.replace(/^\//, '')}#${fragment.toString()}`
  }

  /** Opens a route and waits for `window.corridor`. */
  async open(path: string, options: OpenOptions = {}): Promise<Page> {
    const page = options.page ?? this.page
    await page.goto(this.address(path, options))
    await page.waitForFunction(() => 'corridor' in window)
    return page
  }

  /** Reloads the page and waits for `window.corridor`. */
  async reload(): Promise<void> {
    await this.page.reload()
    await this.page.waitForFunction(() => 'corridor' in window)
  }

  /** Allows a page error or console error that the test causes on purpose. */
  tolerate(message: RegExp): void {
    this.#tolerated.push(message)
  }

  /** Calls that reached the host instead of the bank; always an error. */
  get escapedCalls(): string[] {
    return this.host.log.filter(({ path }) => /\/api(\/|$)/i.test(path)).map(({ method, path }) => `${method} ${path}`)
  }
}

interface WorkerFixtures {
  browserOfTests: Browser
}

interface Fixtures {
  /** Options of the host, set with `test.use({ hostOptions: { rewrites: true } })`. */
  hostOptions: Partial<HostOptions>
  /** The transport in every tab and after every reload; undefined leaves the choice to the product. */
  transport: Transport | undefined
  host: Host
  app: App
}

/**
 * Every test gets its own host and ends with these checks on every page: no error, no blank screen, a consistent
 * ledger, no call that reached the host.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  browserOfTests: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        if (DATE_SHIFT !== 0) await context.addInitScript(shiftDate, DATE_SHIFT)
        await context.addInitScript(deleteMethods, TOO_NEW)
        return context
      }
      await use(browser)
    },
    { scope: 'worker', auto: true },
  ],

  hostOptions: [{}, { option: true }],
  transport: [undefined, { option: true }],

  host: async ({ hostOptions }, use) => {
    const host = await serve({ directory: DIST, mount: MOUNT, ...hostOptions })
    await use(host)
    await host.close()
  },

  app: async ({ page, host, context, transport }, use, info) => {
    const errors: string[] = []
    const tolerated: RegExp[] = []
    watch(context, errors)
    await slowDown(context)
    if (transport) await context.addInitScript(addTransportToAddress, transport)
    const app = new App(page, host, tolerated)
    await use(app)
    if (info.status !== info.expectedStatus) {
      if (errors.length > 0) info.annotations.push({ type: 'errors', description: errors.join('\n') })
      return
    }
    for (const open of context.pages()) {
      for (const frame of open.frames()) {
        if (!frame.url().startsWith(host.origin)) continue
        const isCorridor = await frame.evaluate(() => 'corridor' in window)
        // The body also holds hidden texts and the dock, so check #root; an error page without #root has only the body.
        const content = frame.locator((await frame.locator('#root').count()) > 0 ? '#root' : 'body')
        await expect(content, 'no blank screen').toHaveText(/\S/, { useInnerText: true })
        if (!isCorridor) continue
        if (transport) await expect(frame.locator('html'), 'transport').toHaveAttribute('data-bank', transport)
        await expectSoundLedger(frame)
      }
    }
    expect(app.escapedCalls, 'calls that reached the host').toEqual([])
    expect(
      errors.filter((error) => !tolerated.some((pattern) => pattern.test(error))),
      'errors in the page',
    ).toEqual([])
  },
})

/** Runs the tests once with the page transport and once with the worker. */
export function inBothTransports(tests: () => void): void {
  for (const transport of TRANSPORTS) {
    test.describe(`${transport} transport`, () => {
      test.use({ transport })
      tests()
    })
  }
}

/** Adds the transport to the fragment on every load. */
function addTransportToAddress(transport: Transport): void {
  if (!location.protocol.startsWith('http') || location.hash.includes('transport=')) return
  const before = location.hash.length > 1 ? `${location.hash}&` : '#'
  history.replaceState(history.state, '', `${before}transport=${transport}`)
}

/** `SLOW_CPU=4` slows down every page, including those opened later. */
async function slowDown(context: BrowserContext): Promise<void> {
  const rate = Number(process.env.SLOW_CPU ?? 1)
  if (rate <= 1) return
  const slow = async (page: Page) => {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
  }
  // The page may already be closed.
  context.on('page', (page) => void slow(page).catch(() => undefined))
  await Promise.all(context.pages().map(slow))
}

function watch(context: BrowserContext, errors: string[]): void {
  context.on('weberror', (error) => errors.push(String(error.error().stack ?? error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error' && !isExpectedResponse(message))
      errors.push(`${message.text()} (${message.location().url})`)
  })
}

/** The browser logs every 4xx: refused calls, routes unknown to the host, and the search for the base path. */
function isExpectedResponse(message: ConsoleMessage): boolean {
  if (!message.text().startsWith('Failed to load resource')) return false
  const { pathname } = new URL(message.location().url)
  return pathname.startsWith('/api/') || pathname.endsWith('/corridor.json') || !/\.\w+$/.test(pathname)
}
