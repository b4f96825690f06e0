import { button, byRole, dialog, link } from './query.ts'
import { test } from './test.ts'

const card = byRole('article', /7730/)

test('creates an account', async ({ app }) => {
  const cards = byRole('listitem', undefined, byRole('list', 'Accounts'))
  await app.open('/')
  await app.openPage('Accounts')
  await app.see(cards, 8)
  await app.openDialog(button('Create Account'), 'Create Account')
  await app.fillIn({ Currency: 'EUR', 'Label (optional)': 'Roasters' })
  await app.click(button('Create EUR account'))
  await app.seeNo(dialog())
  await app.see(cards, 9)
})

test('makes a payment, shows its details and follows it until it settles', async ({ app }) => {
  await app.open('/payments')
  const form = await app.openDialog(button('New Payment'), 'New Payment')
  await app.click(byRole('radio', 'SEPA Instant', form))
  await app.fillIn({ Amount: '1,250.50', 'Beneficiary name': 'Studio Nord' }, form)
  await app.fillIn({ 'Beneficiary account': 'DE89370400440532013000' }, form)
  await app.click(button('Send €1,250.50'))
  await app.read('Your payment has been queued for processing.')
  await app.seeNo(form)
  const details = await app.openDialog(link('Studio Nord'), 'Payment to Studio Nord')
  await app.run(() => window.corridor.advance('1h'))
  await app.see(byRole('listitem', undefined, byRole('list', 'Progress', details)))
  await app.read(/Settled/)
  await app.click(button('Close', details))
  await app.seeNo(dialog())
})

test('opens a payment by a press anywhere in its row, and goes back and forward', async ({ app }) => {
  await app.open('/payments')
  await app.click({ ...byRole('row', undefined, byRole('table', 'Payments')), nth: 2 })
  await app.see(dialog(/^Payment to/))
  await app.run(() => history.back())
  await app.seeNo(dialog())
  await app.openPage('Cards')
  await app.see(button('New Card'))
  await app.run(() => history.back())
  await app.see(button('New Payment'))
  await app.run(() => history.forward())
  await app.see(button('New Card'))
})

test('makes a card and freezes another', async ({ app }) => {
  await app.open('/cards')
  await app.see(byRole('article'), 5)
  const form = await app.openDialog(button('New Card'), 'New Card')
  await app.fillIn({ Currency: 'EUR', 'Cardholder name': 'Lena Brandt' }, form)
  await app.click(button('Create Card', form))
  await app.seeNo(dialog())
  await app.see(byRole('article'), 6)
  await app.click(button('Freeze', card))
  await app.see(button('Unfreeze', card))
})

test('exchanges one currency for another', async ({ app }) => {
  await app.open('/currency-exchange')
  await app.fillIn({ Amount: '250' })
  // The caret stays at the end while commas are put in.
  await app.tab.type('0.50')
  await app.seeValue('Amount', '2,500.50')
  await app.click(button('Get Quote'))
  await app.see(byRole('timer'))
  await app.click(button('Execute Trade'))
  await app.read('Your FX trade has been executed successfully.')
  await app.seeNo(byRole('timer'))
})

test('opens each tab of the settings and of the integrations, and the notifications', async ({ app }) => {
  await app.open('/settings')
  for (const name of ['Users & Roles', 'API Keys', 'Webhooks', 'Compliance', 'Audit Log', 'Organization'])
    await app.openTab(name)
  await app.openPage('PSP Integrations')
  for (const name of ['LPM Network', 'Customisable Checkout', 'Anti-Fraud Tools', 'Quick Integration'])
    await app.openTab(name)
  await app.openDialog(button(/^Notifications/), 'Notifications')
  await app.tab.press('Escape')
  await app.seeNo(dialog('Notifications'))
})
