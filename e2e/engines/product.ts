import type { Host } from '../../.ci/serve.mjs'
import type { Screen } from './screen/screen.ts'
import { button, dialog, field, heading, link, tabOf, wanted, type Wanted } from './screen/wanted.ts'

export const SARAH = { email: 'sarah@halden.example', password: 'corridor-demo' }

interface OpenOptions {
  scenario?: string
  signedIn?: boolean
  /** Further parts of the link's fragment. */
  link?: Record<string, string>
}

/** What somebody does with the product, in its own words. */
export class Product {
  readonly screen: Screen
  readonly host: Host

  constructor(screen: Screen, host: Host) {
    this.screen = screen
    this.host = host
  }

  address(path: string, { scenario = 'established', signedIn = true, link: more = {} }: OpenOptions = {}): string {
    const fragment = new URLSearchParams({ scenario, ...(signedIn && { signin: '1' }), ...more })
    return `${this.host.url}${path.replace(/^\//, '')}#${fragment.toString()}`
  }

  /** Opens a page by a link that also sets the scene. */
  async open(path: string, options: OpenOptions = {}): Promise<void> {
    await this.screen.tab.goto(this.address(path, options))
    await this.screen.settle()
  }

  /** Opens a page of the scene that there is already. */
  async goTo(path: string): Promise<void> {
    await this.screen.tab.goto(this.host.url + path.replace(/^\//, ''))
    await this.screen.settle()
  }

  async signIn({ email, password } = SARAH): Promise<void> {
    await this.screen.fill(field('Email'), email)
    await this.screen.fill(field('Password'), password)
    await this.screen.press(button('Sign In'))
  }

  async expectDashboardOf(name: string): Promise<void> {
    await this.screen.see(heading(/^Welcome back/))
    await this.screen.read(name)
    await this.screen.settle()
  }

  async openPage(name: string): Promise<void> {
    await this.screen.press(link(name, wanted('navigation', 'Main')))
    await this.screen.settle()
  }

  /** Presses what opens a dialog, and waits for the dialog. */
  async openDialog(opener: Wanted, name: string | RegExp): Promise<Wanted> {
    await this.screen.press(opener)
    await this.screen.see(dialog(name))
    return dialog(name)
  }

  async closeDialog(): Promise<void> {
    await this.screen.press(button('Close', wanted('dialog')))
    await this.screen.seeNo(wanted('dialog'))
  }

  async openDock(tab: string): Promise<Wanted> {
    const panel = wanted('complementary', 'Demo dock')
    if ((await this.screen.look(panel)).count === 0) await this.screen.press(button(/open the dock/))
    await this.screen.press(tabOf(new RegExp(`^${tab}`), panel))
    return panel
  }

  /** The demonstration's clock moves on. */
  async advance(time: string): Promise<void> {
    await this.screen.tab.run(`await window.corridor.advance(${JSON.stringify(time)})`)
  }

  /** Another colour scheme, as another tab of the product would tell this one. */
  async setScheme(scheme: 'light' | 'dark'): Promise<void> {
    await this.screen.tab.run(`
      localStorage.setItem('corridor-scheme', '${scheme}')
      dispatchEvent(new StorageEvent('storage', { key: 'corridor-scheme', newValue: '${scheme}' }))`)
    await this.screen.until(`the page is ${scheme}`, async () => {
      const shown = await this.screen.tab.run<string>('return document.documentElement.dataset.scheme')
      return shown === scheme ? undefined : `it is ${shown}`
    })
  }
}
