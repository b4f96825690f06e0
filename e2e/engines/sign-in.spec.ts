import { button, byRole, dialog, field, heading, link } from './query.ts'
import { openTab, test } from './test.ts'

const card = byRole('article', /7730/)

test('refuses a wrong password, signs in with the right one and stays signed in over a reload', async ({ app }) => {
  await app.open('/auth', { signedIn: false })
  await app.signIn('sarah@halden.example', 'wrong-password')
  await app.read('Invalid email or password')
  await app.signIn()
  await app.seeDashboardOf('Sarah Whitfield')
  await app.reload()
  await app.seeDashboardOf('Sarah Whitfield')
})

test('is signed in in a second tab too, and follows what the first one does', async ({ app, device, host }) => {
  await app.open('/cards')
  const second = await openTab(device, host)
  await second.goTo('/cards')
  await second.click(button('Freeze', card))
  await second.see(button('Unfreeze', card))
  await app.see(button('Unfreeze', card))
})

test('opens a deep link with its tab and its filters', async ({ app }) => {
  await app.open('/')
  await app.goTo('/settings?tab=audit-log')
  await app.see(byRole('table', 'Audit log'))
  await app.goTo('/payments?status=settled&rail=SEPA')
  await app.click(button('Filters (2)'))
  await app.seeValue('Status', 'settled')
  await app.seeValue('Rail', 'SEPA')
})

test('turns dark by its switch and stays dark over a reload', async ({ app }) => {
  const isLight = () => app.run(() => getComputedStyle(document.body).colorScheme !== 'dark')
  await app.open('/')
  await app.click(button('Use dark colours'))
  await app.until('the page is dark', isLight)
  await app.reload()
  await app.until('the page is dark', isLight)
})

test('signs in and makes a payment by keyboard alone', async ({ app }) => {
  const type = async (label: string, text: string) => {
    await app.tabTo(field(label))
    await app.tab.type(text)
  }
  await app.open('/auth', { signedIn: false, link: { dock: 'off' } })
  await type('Email', 'sarah@halden.example')
  await type('Password', 'corridor-demo')
  await app.tab.press('Enter')
  await app.seeDashboardOf('Sarah Whitfield')

  await app.tabTo(link('Payments & Transfers'))
  await app.tab.press('Enter')
  await app.see(heading('Payments & Transfers'))
  await app.settle()
  await app.tabTo(button('New Payment'))
  await app.tab.press('Enter')
  await app.see(dialog('New Payment'))
  await type('Beneficiary name', 'Tom Okafor')
  await type('Beneficiary account', '99-40-27 58201173')
  await type('Amount', '12.50')
  // A letter chooses in a list without opening it.
  await type('Currency', 'G')
  await app.tabTo(byRole('radio', 'Faster Payments'))
  await app.tab.press(' ')
  await app.tabTo(button('Send £12.50'))
  await app.tab.press('Enter')
  await app.read('Your payment has been queued for processing.')
  await app.seeNo(dialog('New Payment'))
})
