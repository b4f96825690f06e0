import { fileURLToPath } from 'node:url'
import { expect, test as base, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test'
import { serve, type Host, type HostOptions } from '../../.ci/serve.mjs'
import { expectSoundLedger } from './bank.ts'

export { expect } from '@playwright/test'

export const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

/** Where the build is mounted in the tests: nothing may rely on the root of the host. */
export const MOUNT = '/sales/demo/'

export type Transport = 'page' | 'worker'
/** `npm test` covers the page transport; `npm run test:all` both. */
const TRANSPORTS: readonly Transport[] = process.env.CORRIDOR_QUICK === '1' ? ['page'] : ['page', 'worker']

export interface OpenOptions {
  /** A named state of the bank; `established` unless said. */
  scenario?: string
  /** Lands signed in as the scenario's person. */
  signedIn?: boolean
  transport?: Transport
  /** Further parts of the link's fragment, for example `{ dock: 'off' }`. */
  link?: Record<string, string>
  page?: Page
}

/** The folder that the page's application was loaded from, with both slashes. */
export const basePathOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [script] = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"]')].toReversed()
    return script ? new URL('..', script.src).pathname : ''
  })

export class App {
  readonly page: Page
  readonly host: Host
  /** Set where a test puts rows into the bank that no bank could have: the books are then not looked at in the end. */
  hasOddBooks = false
  readonly #tolerated: RegExp[]

  constructor(page: Page, host: Host, tolerated: RegExp[]) {
    this.page = page
    this.host = host
    this.#tolerated = tolerated
  }

  /** The address of a route of the product, with the state of the bank that the link asks for. */
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

  /** Opens a route and waits until the demonstration can be steered. */
  async open(path: string, options: OpenOptions = {}): Promise<Page> {
    const page = options.page ?? this.page
    await page.goto(this.address(path, options))
    await page.waitForFunction(() => 'corridor' in window)
    return page
  }

  /** Loads the page again and waits until its bank answers. */
  async reload(): Promise<void> {
    await this.page.reload()
    await this.page.waitForFunction(() => 'corridor' in window)
  }

  /** A page error or console error that this test provokes on purpose. */
  tolerate(message: RegExp): void {
    this.#tolerated.push(message)
  }

  /** The calls that escaped to the host: there must never be one. */
  get escapedCalls(): string[] {
    return this.host.log.filter(({ path }) => /\/api(\/|$)/i.test(path)).map(({ method, path }) => `${method} ${path}`)
  }
}

interface Fixtures {
  /** How the files are served; `test.use({ hostOptions: { rewrites: true } })` for another kind of host. */
  hostOptions: Partial<HostOptions>
  /** How the calls of every page of the test go, after a reload and in a second tab as well; the product's own choice unless said. */
  transport: Transport | undefined
  host: Host
  app: App
}

/**
 * Every test gets a host of its own and ends with the standing assertions: no error, no blank screen, sound books in every
 * page, no call that left the page.
 */
export const test = base.extend<Fixtures>({
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
    if (transport) await context.addInitScript(wishFor, transport)
    const app = new App(page, host, tolerated)
    await use(app)
    if (info.status !== info.expectedStatus) {
      if (errors.length > 0) info.annotations.push({ type: 'errors', description: errors.join('\n') })
      return
    }
    for (const open of context.pages()) {
      for (const frame of open.frames()) {
        if (!frame.url().startsWith(host.origin)) continue
        const isOurs = await frame.evaluate(() => 'corridor' in window)
        // The body of ours has texts that nobody sees, and the demonstration's own; a page that gave up has nothing else.
        const shown = frame.locator((await frame.locator('#root').count()) > 0 ? '#root' : 'body')
        await expect(shown, 'no blank screen').toHaveText(/\S/, { useInnerText: true })
        if (!isOurs) continue
        if (transport) await expect(frame.locator('html'), 'how the calls go').toHaveAttribute('data-bank', transport)
        if (!app.hasOddBooks) await expectSoundLedger(frame)
      }
    }
    expect(app.escapedCalls, 'calls that reached the host').toEqual([])
    expect(
      errors.filter((error) => !tolerated.some((pattern) => pattern.test(error))),
      'errors in the page',
    ).toEqual([])
  },
})

/** The same tests once with the calls staying in the page and once with them going through the worker. */
export function inBothTransports(tests: () => void): void {
  for (const transport of TRANSPORTS) {
    test.describe(`calls through the ${transport}`, () => {
      test.use({ transport })
      tests()
    })
  }
}

/** Puts into the address what a link would ask for, on every load. */
function wishFor(transport: Transport): void {
  if (!location.protocol.startsWith('http') || location.hash.includes('transport=')) return
  const before = location.hash.length > 1 ? `${location.hash}&` : '#'
  history.replaceState(history.state, '', `${before}transport=${transport}`)
}

/** `SLOW_CPU=4` slows down every page, those that the product or a test opens later as well. */
async function slowDown(context: BrowserContext): Promise<void> {
  const rate = Number(process.env.SLOW_CPU ?? 1)
  if (rate <= 1) return
  const slow = async (page: Page) => {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
  }
  // A page that is closed at once needs no slowing down.
  context.on('page', (page) => void slow(page).catch(() => undefined))
  await Promise.all(context.pages().map(slow))
}

function watch(context: BrowserContext, errors: string[]): void {
  context.on('weberror', (error) => errors.push(String(error.error().stack ?? error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error' && !isOrdinaryReply(message))
      errors.push(`${message.text()} (${message.location().url})`)
  })
}

/** The browser itself logs each 4xx: of the bank's own refusals, of pages that the host does not know, of the search for the folder. */
function isOrdinaryReply(message: ConsoleMessage): boolean {
  if (!message.text().startsWith('Failed to load resource')) return false
  const { pathname } = new URL(message.location().url)
  return pathname.startsWith('/api/') || pathname.endsWith('/corridor.json') || !/\.\w+$/.test(pathname)
}
