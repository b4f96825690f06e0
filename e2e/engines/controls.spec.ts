import { SHELL_ADDRESSES } from '../support/addresses.ts'
import type { App } from './app.ts'
import { button, byRole, dialog, field, heading, link, tab, type Query } from './query.ts'
import { DESKTOP, PHONE, test } from './test.ts'

// A press in the middle of each control in sight meets that control: wide and on a phone, light and dark.

/** An address, what is shown there, and what has to be pressed for it. */
type Place = readonly [path: string, shown: Query, ...presses: Query[]]

const page = (path: string): Place => [path, heading()]
const PAGES = SHELL_ADDRESSES.map(({ path }) => page(path))
const card = byRole('article', /7730/)
const SIGNED_OUT = ['/auth', '/signup', '/verify-email', '/verify-email?token=none', '/no-such-page'].map(page)

const VERIFICATION: readonly Place[] = [
  ['/verify', heading('Business Profile'), tab(/Business Profile/)],
  ['/verify', heading('Beneficial Owners'), tab(/Beneficial Owners/)],
  ['/verify', dialog('Add Beneficial Owner'), button('Add Beneficial Owner')],
  ['/verify', heading('Directors'), tab(/Directors/)],
  ['/verify', dialog('Add Director'), button('Add Director')],
  ['/verify', heading('Documents'), tab(/Documents/)],
]

const DIALOGS: readonly Place[] = [
  ['/?analytics', dialog('Analytics')],
  ['/?statement=GBP', dialog('GBP statement')],
  ['/payments?pay=GBP', dialog('New Payment')],
  ['/', dialog(), button(/^Search/)],
  ['/accounts', dialog('Create Account'), button('Create Account')],
  ['/accounts', dialog(), { ...button(/View Details/), nth: 0 }],
  ['/payments', dialog(/^Payment to/), { ...link(/./, byRole('table', 'Payments')), nth: 0 }],
  ['/cards', dialog('New Card'), button('New Card')],
  ['/cards', dialog('Set Limits'), button('Set Limits', card)],
  ['/cards', dialog('Transactions'), button('Transactions', card)],
  ['/cards', dialog('Card details'), button('View Details', card)],
]

/** Another colour scheme, as another tab would tell this one. */
const setScheme = (app: App, scheme: string) =>
  app.run((newValue) => {
    localStorage.setItem('corridor-scheme', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'corridor-scheme', newValue }))
  }, scheme)

async function expectAllCanBePressed(app: App, where: string): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await app.tab.resize(...size)
    await app.until('the page has that width', async () => (await app.run(() => innerWidth)) !== size[0])
    for (const scheme of ['light', 'dark']) {
      await setScheme(app, scheme)
      await app.until(scheme, async () => (await app.run(() => document.documentElement.dataset.scheme)) !== scheme)
      await app.allCanBePressed(`${where}, ${size[0]} px, ${scheme}`)
    }
  }
  await app.tab.resize(...DESKTOP)
}

for (const [title, places, options] of [
  ['on the first pages', PAGES.slice(0, 8), {}],
  ['on the other pages', PAGES.slice(8), {}],
  ['on the pages before signing in', SIGNED_OUT, { signedIn: false }],
  ['on the steps of the verification and in their dialogs', VERIFICATION, { scenario: 'onboarding' }],
  ['in the first dialogs', DIALOGS.slice(0, 5), {}],
  ['in the other dialogs', DIALOGS.slice(5), {}],
] as const)
  test(`every control can be pressed ${title}`, async ({ app }) => {
    test.slow()
    await app.open('/auth', options)
    for (const [path, shown, ...presses] of places) {
      await app.goTo(path)
      await app.click(...presses)
      await app.see(shown)
      await expectAllCanBePressed(app, `${path} ${JSON.stringify(shown)}`)
    }
  })

test('the navigation, the filters and the dialog for a forgotten password can be used on a phone', async ({ app }) => {
  await app.tab.resize(...PHONE)
  await app.open('/auth', { signedIn: false })
  await app.openDialog(button('Forgot password?'), 'Forgot your password?')
  await app.allCanBePressed('the dialog')
  await app.tab.press('Escape')
  await app.seeNo(dialog())
  await app.open('/')
  await app.click(button('Open navigation'))
  await app.allCanBePressed('the navigation')
  await app.openPage('Payments & Transfers')
  await app.click(button('Filters'))
  await app.see(field('From'))
  await app.allCanBePressed('the filters')
})
