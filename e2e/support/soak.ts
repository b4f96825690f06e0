import { expect, type Page } from '@playwright/test'
import type { Payment } from '../../src/contract/payments.ts'
import { stopWorker } from './bank.ts'
import { payment } from './calls.ts'
import { command, fault, FOLLOW_MS, LIMIT_MS, listOf, send, within } from './soak-calls.ts'
import type { App } from './test.ts'

/** Numbers from 0 to 1, the same for the same seed (Mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A tab that is closed, reloaded or stopped in the middle of something is what the soak is about. */
function tolerateGone(error: Error): void {
  if (!/closed|crashed|navigat|interrupted|detached|context|net::|Timeout|did not answer/i.test(error.message))
    throw error
}

/** What somebody did, by the key of the call: with what body, and the ids that the answers named. */
interface Intent {
  body: string
  ids: Set<string>
}

/** One customer in many tabs, who does things at random while things go wrong. */
export class Soak {
  operations = 0
  faults = 0
  readonly #app: App
  readonly #random: () => number
  readonly #tabs: Page[] = []
  readonly #payments = new Map<string, Intent>()
  readonly #decided = new Map<string, 'settled' | 'failed'>()
  #phase = 0

  constructor(app: App, seed: number) {
    this.#app = app
    this.#random = randomFrom(seed)
  }

  async open(count: number): Promise<void> {
    const first = await this.#app.open('/payments', { signedIn: true, link: { dock: 'off' } })
    first.setDefaultTimeout(LIMIT_MS)
    this.#tabs.push(first)
    while (this.#tabs.length < count) this.#tabs.push(await this.#newTab())
  }

  /** Lets every tab do one thing after another for so many milliseconds, all tabs at once. */
  async run(milliseconds: number): Promise<void> {
    const end = Date.now() + milliseconds
    await Promise.all(
      this.#tabs.map(async (_, index) => {
        while (Date.now() < end) await (this.#random() < 0.07 ? this.#disturb(index) : this.#operate(index))
      }),
    )
  }

  /** Checks that nothing was lost or doubled and that all tabs agree; then begins the scenario anew. */
  async settleUp(): Promise<void> {
    const where = `phase ${this.#phase}`
    await this.#app.page.context().setOffline(false)
    await this.#replaceUnloaded()
    const [first] = this.#tabs as [Page]
    await command(first, 'clearFaults')
    // A retry with the same key tells what became of a call whose answer was lost.
    for (const key of this.#payments.keys()) await this.#pay(first, key)
    const listed = await listOf<Payment>(first, '/api/payments')
    const times = new Map<string, number>()
    for (const { id } of listed) times.set(id, (times.get(id) ?? 0) + 1)
    for (const [key, { ids }] of this.#payments) {
      expect(ids.size, `${where}: ids of ${key}`).toBeLessThanOrEqual(1)
      for (const id of ids) expect(times.get(id), `${where}: payment ${id}`).toBe(1)
    }
    const mine = new Set([...this.#payments.values()].flatMap(({ ids }) => [...ids]))
    expect(
      listed.filter(({ id, reference }) => reference?.startsWith('soak') && !mine.has(id)),
      `${where}: payments that nobody made`,
    ).toEqual([])
    for (const [id, outcome] of this.#decided)
      expect(listed.find((each) => each.id === id)?.status, `${where}: payment ${id}`).toBe(outcome)

    await command(first, 'pause')
    for (const path of ['/api/accounts', '/api/payments', '/api/cards', '/api/audit-logs']) {
      const expected = await listOf(first, path)
      for (const tab of this.#tabs.slice(1))
        await expect
          .poll(() => listOf(tab, path), { message: `${where}: ${path}`, timeout: FOLLOW_MS })
          .toEqual(expected)
    }
    for (const tab of this.#tabs) expect(await command(tab, 'check'), `${where}: invariants`).toEqual([])
    await this.#beginAnew(first)
  }

  async #beginAnew(first: Page): Promise<void> {
    this.#phase += 1
    this.#payments.clear()
    this.#decided.clear()
    if (this.#phase % 2 === 0) {
      const session = await first.context().newCDPSession(first)
      await session.send('Storage.clearDataForOrigin', { origin: this.#app.host.origin, storageTypes: 'all' })
      await session.detach()
      await this.#app.open('/payments', { signedIn: true, link: { dock: 'off' }, page: first })
    } else await command(first, 'reset')
    await command(first, 'signIn')
    const { length } = await listOf<Payment>(first, '/api/payments')
    for (const [index, tab] of this.#tabs.entries()) {
      const seen = () => listOf<Payment>(tab, '/api/payments').then((payments) => payments.length)
      const message = `tab ${index} at ${tab.url()} follows into phase ${this.#phase}`
      await expect.poll(seen, { message, timeout: FOLLOW_MS }).toBe(length)
    }
  }

  async #newTab(): Promise<Page> {
    const page = await this.#app.page.context().newPage()
    page.setDefaultTimeout(LIMIT_MS)
    await this.#load(page)
    return page
  }

  async #load(page: Page): Promise<void> {
    const path = this.#pick(['payments', 'accounts', 'cards', ''])
    await page.goto(`${this.#app.host.url}${path}#dock=off`).catch(() => undefined)
    await page.waitForFunction(() => 'corridor' in window).catch(() => undefined)
  }

  #pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random() * list.length)] as T
  }

  async #pay(page: Page, key: string): Promise<void> {
    const intent = this.#payments.get(key)
    const answer = intent && (await send(page, '/api/payments', intent.body, key))
    if (intent && answer?.status === 201) intent.ids.add((JSON.parse(answer.text) as Payment).id)
  }

  async #operate(index: number): Promise<void> {
    const page = this.#tabs[index] as Page
    this.operations += 1
    const dice = this.#random()
    if (dice < 0.4) {
      const key = `soak-${this.#phase}-${this.operations}`
      const amount = (1 + Math.floor(this.#random() * 4_000_000) / 100).toFixed(2)
      this.#payments.set(key, {
        body: payment({ amount, reference: `soak ${this.operations}` }).body ?? '',
        ids: new Set(),
      })
      await this.#pay(page, key)
    } else if (dice < 0.6) await this.#pay(page, this.#pick([...this.#payments.keys()]))
    else if (dice < 0.8) await this.#decide(page)
    else if (dice < 0.85)
      await within(
        page.evaluate(() => window.corridor.advance('2s')),
        'advance',
      ).catch(() => undefined)
    else if (dice < 0.9)
      await send(
        page,
        '/api/cards',
        JSON.stringify({ cardType: 'virtual', currency: 'GBP', cardholder: 'Sarah Halden' }),
        `card-${this.operations}`,
      )
    else await send(page, this.#pick(['/api/payments', '/api/accounts', '/api/audit-logs']))
  }

  /** Settles or fails a payment. A success decides; a refusal may come from another tab, or from the clock. */
  async #decide(page: Page): Promise<void> {
    const [id] = [...(this.#payments.get(this.#pick([...this.#payments.keys()]))?.ids ?? [])]
    const outcome = this.#pick(['settled', 'failed'] as const)
    if (id === undefined) return
    const decided = page.evaluate(
      ([subject, call]) =>
        window.corridor[call](subject).then(
          () => true,
          () => false,
        ),
      [id, outcome === 'settled' ? 'settle' : 'fail'] as const,
    )
    const wasDecided = await within(decided, outcome).catch(() => false)
    if (!wasDecided) return
    expect(this.#decided.get(id), `payment ${id} was decided twice`).toBeUndefined()
    this.#decided.set(id, outcome)
  }

  async #disturb(index: number): Promise<void> {
    const page = this.#tabs[index] as Page
    this.faults += 1
    await this.#pick([
      () => page.reload().then(() => page.waitForFunction(() => 'corridor' in window)),
      () => this.#replace(index),
      () => stopWorker(page),
      // Perhaps from the back/forward cache.
      async () => {
        await page.goto('about:blank')
        await page.goBack()
        await page.waitForFunction(() => 'corridor' in window)
      },
      () => this.#freeze(page),
      () => fault(page, { lost: true }),
      () => fault(page, { delay: 400 }),
      async () => {
        await page.context().setOffline(true)
        try {
          await this.#operate(index)
        } finally {
          await page.context().setOffline(false)
        }
      },
      // The clock of the machine is put an hour back or forth, for this tab.
      () =>
        page.evaluate(
          (shift) => {
            const now = Date.now.bind(Date)
            Date.now = () => now() + shift
          },
          this.#pick([-3_600_000, 3_600_000]),
        ),
    ] as (() => Promise<unknown>)[])().catch(async (error: Error) => {
      tolerateGone(error)
      // It may have stopped half-way, at another page.
      await this.#replace(index)
    })
  }

  /**
   * Replaces tabs without the application: one that was loaded while offline shows the browser's error, and a
   * navigation whose worker was stopped may never end. Every tab that is left has to answer.
   */
  async #replaceUnloaded(): Promise<void> {
    for (const [index, tab] of this.#tabs.entries()) {
      const isLoaded = await within(
        tab.evaluate(() => 'corridor' in window),
        'the tab',
      ).catch(() => false)
      if (!isLoaded) await this.#replace(index)
    }
  }

  /** Closes a tab and opens another in its place. */
  async #replace(index: number): Promise<void> {
    await this.#tabs[index]?.close()
    this.#tabs[index] = await this.#newTab()
  }

  async #freeze(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setWebLifecycleState', { state: 'frozen' })
    try {
      await this.#operate((this.#tabs.indexOf(page) + 1) % this.#tabs.length)
    } finally {
      await session.send('Page.setWebLifecycleState', { state: 'active' })
      await session.detach()
    }
  }
}
