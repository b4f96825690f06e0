import type { Product } from './product.ts'
import { SHELL_ADDRESSES } from '../support/addresses.ts'
import { button, dialog, field, link, tabOf, wanted, type Wanted } from './screen/wanted.ts'
import { DESKTOP, PHONE, walk } from './walk.ts'

// A press in the middle of each control in sight meets that control: wide and on a phone, light and dark.

async function expectAllCanBePressed(product: Product, where: string): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await product.screen.tab.resize(size)
    await product.screen.until(`the page is ${size.width} pixels wide`, async () => {
      const width = await product.screen.tab.run<number>('return innerWidth')
      return width === size.width ? undefined : `it is ${width}`
    })
    for (const scheme of ['light', 'dark'] as const) {
      await product.setScheme(scheme)
      await product.screen.expectAllCanBePressed(`${where}, ${size.width} px, ${scheme}`)
    }
  }
  await product.screen.tab.resize(DESKTOP)
}

const SIGNED_OUT = ['/auth', '/signup', '/verify-email', '/verify-email?token=none', '/no-such-page']
const HALF = Math.ceil(SHELL_ADDRESSES.length / 2)

for (const [title, addresses] of [
  ['the first pages', SHELL_ADDRESSES.slice(0, HALF)],
  ['the other pages', SHELL_ADDRESSES.slice(HALF)],
] as const) {
  walk(`every control can be pressed on ${title}`, async ({ product }) => {
    walk.slow()
    await product.open('/')
    for (const { path } of addresses) {
      await product.goTo(path)
      await expectAllCanBePressed(product, path)
    }
  })
}

walk('every control can be pressed on the pages before signing in', async ({ product }) => {
  walk.slow()
  await product.open('/auth', { signedIn: false })
  for (const path of SIGNED_OUT) {
    await product.goTo(path)
    await expectAllCanBePressed(product, path)
  }
})

walk('every control can be pressed on each step of the verification and in its dialogs', async ({ product }) => {
  walk.slow()
  await product.open('/verify', { scenario: 'onboarding' })
  for (const [step, opener] of [
    ['Business Profile', undefined],
    ['Beneficial Owners', 'Add Beneficial Owner'],
    ['Directors', 'Add Director'],
    ['Documents', undefined],
  ] as const) {
    await product.screen.press(tabOf(new RegExp(step)))
    await expectAllCanBePressed(product, step)
    if (!opener) continue
    await product.openDialog(button(opener), opener)
    await expectAllCanBePressed(product, `the dialog ${opener}`)
    await product.closeDialog()
  }
})

const virtualCard = wanted('article', /7730/)

/** Where a dialog is, and what opens it; an address alone for those that are in it. */
const DIALOGS: readonly (readonly [path: string, opener: Wanted | undefined, name: string | RegExp])[] = [
  ['/?analytics', undefined, 'Analytics'],
  ['/?statement=GBP', undefined, 'GBP statement'],
  ['/payments?pay=GBP', undefined, 'New Payment'],
  ['/', button(/^Search/), /./],
  ['/accounts', button('Create Account'), 'Create Account'],
  ['/accounts', { ...button(/View Details/), nth: 0 }, /./],
  ['/payments', { ...link(/./, wanted('table', 'Payments')), nth: 0 }, /^Payment to/],
  ['/cards', button('New Card'), 'New Card'],
  ['/cards', button('Set Limits', virtualCard), 'Set Limits'],
  ['/cards', button('Transactions', virtualCard), 'Transactions'],
  ['/cards', button('View Details', virtualCard), 'Card details'],
]

for (const [title, dialogs] of [
  ['the first dialogs', DIALOGS.slice(0, 5)],
  ['the other dialogs', DIALOGS.slice(5)],
] as const) {
  walk(`every control can be pressed in ${title}`, async ({ product }) => {
    walk.slow()
    await product.open('/')
    for (const [path, opener, name] of dialogs) {
      await product.goTo(path)
      if (opener) await product.screen.press(opener)
      await product.screen.see(dialog(name))
      await expectAllCanBePressed(product, `the dialog ${name.toString()} on ${path}`)
    }
  })
}

walk(
  'the navigation, the filters and the dialog for a forgotten password can be used on a phone',
  async ({ product }) => {
    const { screen } = product
    await screen.tab.resize(PHONE)
    await product.open('/auth', { signedIn: false })
    await product.openDialog(button('Forgot password?'), 'Forgot your password?')
    await screen.expectAllCanBePressed('the dialog for a forgotten password')
    await screen.keys('Escape')
    await screen.seeNo(wanted('dialog'))
    await product.open('/', {})
    await screen.press(button('Open navigation'))
    await screen.expectAllCanBePressed('the navigation')
    await product.openPage('Payments & Transfers')
    await screen.press(button('Filters'))
    await screen.see(field('From'))
    await screen.expectAllCanBePressed('the filters')
  },
)
