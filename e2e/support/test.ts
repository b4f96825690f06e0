import { fileURLToPath } from 'node:url'
import { expect, test as base, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test'
import { serve, type Host, type HostOptions } from '../../.ci/serve.mjs'

export { expect } from '@playwright/test'

export const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

/** Where the build is mounted in the tests: nothing may rely on the root of the host. */
export const MOUNT = '/sales/demo/'

export interface OpenOptions {
  /** A named state of the bank; `established` unless said. */
  scenario?: string
  /** Lands signed in as the scenario's person. */
  signedIn?: boolean
  transport?: 'page' | 'worker'
  /** Further parts of the link's fragment, for example `{ dock: 'off' }`. */
  link?: Record<string, string>
  page?: Page
}

export class App {
  readonly page: Page
  readonly host: Host
  readonly #tolerated: RegExp[]

  constructor(page: Page, host: Host, tolerated: RegExp[]) {
    this.page = page
    this.host = host
    this.#tolerated = tolerated
  }

  /** The address of a route of the product, with the state of the bank that the link asks for. */
  address(path: string, { scenario = 'established', signedIn = false, transport, link = {} }: OpenOptions = {}): string {
    const fragment = new URLSearchParams({ scenario, ...(signedIn && { signin: '1' }), ...(transport && { transport }), ...link })
    return `${this.host.url}${path.replace(/^\//, '')}#${fragment.toString()}`
  }

  /** Opens a route and waits until the demonstration can be steered. */
  async open(path: string, options: OpenOptions = {}): Promise<Page> {
    const page = options.page ?? this.page
    await page.goto(this.address(path, options))
    await page.waitForFunction(() => 'corridor' in window)
    return page
  }

  /** A page error or console error that this test provokes on purpose. */
  tolerate(message: RegExp): void {
    this.#tolerated.push(message)
  }

  /** The calls that escaped to the host: there must never be one. */
  get escapedCalls(): string[] {
    return this.host.log.filter(({ path }) => path.includes('/api/')).map(({ method, path }) => `${method} ${path}`)
  }
}

interface Fixtures {
  /** How the files are served; `test.use({ hostOptions: { rewrites: true } })` for another kind of host. */
  hostOptions: Partial<HostOptions>
  host: Host
  app: App
}

/** Every test gets a host of its own and ends with the standing assertions: no error, no blank screen, no call that left the page. */
export const test = base.extend<Fixtures>({
  hostOptions: [{}, { option: true }],

  host: async ({ hostOptions }, use) => {
    const host = await serve({ directory: DIST, mount: MOUNT, ...hostOptions })
    await use(host)
    await host.close()
  },

  app: async ({ page, host, context }, use, info) => {
    const errors: string[] = []
    const tolerated: RegExp[] = []
    watch(context, errors)
    if (process.env.SLOW_CPU) {
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env.SLOW_CPU) })
    }
    const app = new App(page, host, tolerated)
    await use(app)
    if (info.status !== info.expectedStatus) {
      if (errors.length > 0) info.annotations.push({ type: 'errors', description: errors.join('\n') })
      return
    }
    for (const open of context.pages()) {
      if (open.url().startsWith(host.origin)) await expect(open.locator('body'), 'no blank screen').toHaveText(/\S/)
    }
    expect(app.escapedCalls, 'calls that reached the host').toEqual([])
    expect(errors.filter((error) => !tolerated.some((pattern) => pattern.test(error))), 'errors in the page').toEqual([])
  },
})

function watch(context: BrowserContext, errors: string[]): void {
  context.on('weberror', (error) => errors.push(String(error.error().stack ?? error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error' && !isOrdinaryReply(message)) errors.push(`${message.text()} (${message.location().url})`)
  })
}

/** The browser itself logs each 4xx: of the bank's own refusals, of pages that the host does not know, of the search for the folder. */
function isOrdinaryReply(message: ConsoleMessage): boolean {
  if (!message.text().startsWith('Failed to load resource')) return false
  const { pathname } = new URL(message.location().url)
  return pathname.startsWith('/api/') || pathname.endsWith('/corridor.json') || !/\.\w+$/.test(pathname)
}
