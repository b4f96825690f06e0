import { Product } from './product.ts'
import { Screen } from './screen/screen.ts'
import { button, dialog, field, heading, link, wanted } from './screen/wanted.ts'
import { walk } from './walk.ts'

walk('signs in, and is still signed in after a reload', async ({ product }) => {
  await product.open('/auth', { signedIn: false })
  await product.signIn()
  await product.expectDashboardOf('Sarah Whitfield')
  await product.screen.tab.reload()
  await product.expectDashboardOf('Sarah Whitfield')
})

walk(
  'is signed in in a second tab too, and follows what the first one does',
  async ({ engine, host, profile, product }) => {
    await product.open('/cards')
    const second = new Product(new Screen(await profile.newTab(), engine.advancesInDates), host)
    await second.goTo('/cards')
    await second.screen.press(button('Freeze', wanted('article', /7730/)))
    await second.screen.see(button('Unfreeze', wanted('article', /7730/)))
    await product.screen.see(button('Unfreeze', wanted('article', /7730/)))
  },
)

walk('opens a deep link with its tab and its filters', async ({ product }) => {
  await product.open('/')
  await product.goTo('/settings?tab=audit-log')
  await product.screen.see(wanted('table', 'Audit log'))
  await product.goTo('/payments?status=settled&rail=SEPA')
  await product.screen.expectValue(field('Status'), 'settled')
  await product.screen.expectValue(field('Rail'), 'SEPA')
})

walk('signs in and makes a payment by keyboard alone', async ({ product }) => {
  const { screen } = product
  const type = async (label: string, text: string) => {
    await screen.tabTo(field(label))
    await screen.tab.type(text)
  }
  await product.open('/auth', { signedIn: false, link: { dock: 'off' } })
  await type('Email', 'sarah@halden.example')
  await type('Password', 'corridor-demo')
  await screen.keys('Enter')
  await product.expectDashboardOf('Sarah Whitfield')

  await screen.tabTo(link('Payments & Transfers'))
  await screen.keys('Enter')
  await screen.see(heading('Payments & Transfers'))
  await screen.settle()
  await screen.tabTo(button('New Payment'))
  await screen.keys('Enter')
  await screen.see(dialog('New Payment'))
  await type('Beneficiary name', 'Tom Okafor')
  await type('Beneficiary account', '99-40-27 58201173')
  await type('Amount', '12.50')
  // A letter chooses in a list without opening it.
  await type('Currency', 'G')
  await screen.tabTo(wanted('radio', 'Faster Payments'))
  await screen.keys('Space')
  await screen.tabTo(button('Send £12.50'))
  await screen.keys('Enter')
  await screen.read('Your payment has been queued for processing.')
  await screen.seeNo(dialog('New Payment'))
})
