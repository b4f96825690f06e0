import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Host } from '../../.ci/serve.mjs'
import type { InPage, Query } from './in-page.ts'
import { IN_PAGE } from './set-up.ts'
import type { Key, Tab } from './tab.ts'

type Name = string | RegExp

/** A pattern as it can be sent to the page. */
const sendable = (name: Name) => (typeof name === 'string' ? name : { source: name.source, flags: name.flags })

export const byRole = (role: string, name?: Name, inside?: Query): Query => ({
  role,
  name: name && sendable(name),
  inside,
})
const by = (role: string) => (name?: Name, inside?: Query) => byRole(role, name, inside)
export const [button, link, tab, dialog, heading] = [by('button'), by('link'), by('tab'), by('dialog'), by('heading')]
export const [field, text] = [by('field'), by('text')]

interface Scene {
  scenario?: string
  signedIn?: boolean
  /** Further parts of the link's fragment. */
  link?: Record<string, string>
}

/** What somebody sees and does in one tab. */
export class App {
  readonly tab: Tab
  readonly host: Host
  readonly run: Tab['run']

  constructor(itsTab: Tab, host: Host) {
    this.tab = itsTab
    this.host = host
    this.run = (job, ...args) => itsTab.run(job, ...args)
  }

  /** Calls a function of `in-page.ts`, which every new document has to be given first. */
  async ask<K extends keyof InPage>(name: K, ...args: Parameters<InPage[K]>) {
    if (await this.run(() => !('inPage' in window))) await this.run(readFileSync(IN_PAGE, 'utf8'))
    type Call = (...all: unknown[]) => Awaited<ReturnType<InPage[K]>>
    return this.run((what, given) => (window.inPage[what] as Call)(...given), name, args)
  }

  /** Asks until nothing is wrong. A document that is just being replaced answers with an error, and is asked again. */
  async until(what: string, fault: () => Promise<unknown>): Promise<void> {
    await expect.poll(() => fault().catch(String), { message: what, timeout: 20_000, intervals: [50] }).toBeFalsy()
  }

  address(path: string, { scenario = 'established', signedIn = true, link: more = {} }: Scene = {}): string {
    const fragment = new URLSearchParams({ scenario, ...(signedIn && { signin: '1' }), ...more })
    return `${this.host.url}${path.replace(/^\//, '')}#${fragment.toString()}`
  }

  /** Opens a page by a link that also sets the scene. */
  open = (path: string, scene: Scene = {}) => this.#load(this.address(path, scene))

  /** Opens a page of the scene that there is already. */
  goTo = (path: string) => this.#load(this.host.url + path.replace(/^\//, ''))

  async #load(address: string): Promise<void> {
    await this.tab.goto(address)
    await this.settle()
  }

  async reload(): Promise<void> {
    await this.run(() => {
      Object.assign(window, { isOld: true })
      location.reload()
    })
    await this.until('the page is a new one', () => this.run(() => 'isOld' in window))
    await this.settle()
  }

  settle = () => this.until('the page waits for nothing', async () => !(await this.ask('isSettled')))

  see = (query: Query, count?: number) =>
    this.until(`there is ${JSON.stringify(query)}`, async () => {
      const found = await this.ask('count', query)
      return (count === undefined ? found > 0 : found === count) ? undefined : `there are ${found}`
    })

  seeNo = (query: Query) => this.see(query, 0)

  read = (words: Name) => this.see(text(words))

  seeValue = (label: string, value: Name) => this.see({ ...field(label), value: sendable(value) })

  allCanBePressed = (where: string) => this.until(`every control can be pressed: ${where}`, () => this.ask('covered'))

  /** Presses these one after the other, each once it stands still and nothing covers it. */
  async click(...queries: Query[]): Promise<void> {
    for (const query of queries) {
      let [x, y] = [0, 0]
      await this.until(`${JSON.stringify(query)} can be pressed`, async () => {
        const aimed = await this.ask('aim', query)
        if (typeof aimed === 'string') return aimed
        ;({ x, y } = aimed)
        return undefined
      })
      await this.tab.click(x, y)
    }
  }

  /** Fills fields by their labels: types a text, chooses from a list, ticks a box. */
  async fillIn(values: Record<string, string | true>, inside?: Query): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      const query = field(label, inside)
      await this.see(query)
      if (value !== true && (await this.ask('select', query, value))) continue
      await this.click(query)
      if (value !== true) {
        await this.tab.press('Control', 'a')
        await this.tab.type(value)
      }
      await this.see({ ...query, ...(value === true ? { state: ':checked' } : { value }) })
    }
  }

  /** Types the fifth of May, which is the same with day or month first. Some engines go on to the next part. */
  async typeFifthOfMay(label: string, year: string): Promise<void> {
    await this.click(field(label))
    for (const [index, part] of ['05', '05', year].entries()) {
      for (let presses = 0; presses < 3; presses += 1) await this.tab.press('ArrowLeft')
      for (let presses = 0; presses < index; presses += 1) await this.tab.press('ArrowRight')
      await this.tab.type(part)
    }
    await this.seeValue(label, `${year}-05-05`)
  }

  /** Moves the focus there with the Tab key. Never past an end, where the browser's own buttons come. */
  async tabTo(query: Query): Promise<void> {
    await this.see(query)
    const keys: Key[] = (await this.ask('isBehind', query)) ? ['Shift', 'Tab'] : ['Tab']
    for (let presses = 0; presses < 80 && !(await this.ask('count', { ...query, state: ':focus' })); presses += 1)
      await this.tab.press(...keys)
    await this.see({ ...query, state: ':focus' })
  }

  async signIn(email = 'sarah@halden.example', password = 'corridor-demo'): Promise<void> {
    await this.fillIn({ Email: email, Password: password })
    await this.click(button('Sign In'))
  }

  async seeDashboardOf(name: string): Promise<void> {
    await this.see(heading(/^Welcome back/))
    await this.read(name)
    await this.settle()
  }

  async openPage(name: string): Promise<void> {
    await this.click(link(name, byRole('navigation', 'Main')))
    await this.settle()
  }

  async openDialog(opener: Query, name: Name): Promise<Query> {
    await this.click(opener)
    await this.see(dialog(name))
    return dialog(name)
  }

  async openDock(place: string): Promise<Query> {
    const panel = byRole('complementary', 'Demo dock')
    if ((await this.ask('count', panel)) === 0) await this.click(button(/open the dock/))
    await this.click(tab(new RegExp(`^${place}`), panel))
    return panel
  }
}
