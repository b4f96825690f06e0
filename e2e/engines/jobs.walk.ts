import { button, dialog, field, link, tabOf, wanted } from './screen/wanted.ts'
import { walk } from './walk.ts'

walk('creates an account', async ({ product }) => {
  const { screen } = product
  await product.open('/')
  await product.openPage('Accounts')
  const cards = wanted('listitem', undefined, wanted('list', 'Accounts'))
  await screen.see(cards, 8)
  await product.openDialog(button('Create Account'), 'Create Account')
  await screen.choose(field('Currency'), 'EUR')
  await screen.fill(field('Label (optional)'), 'Roasters')
  await screen.press(button('Create EUR account'))
  await screen.seeNo(wanted('dialog'))
  await screen.see(cards, 9)
})

walk('makes a payment, shows its details and follows it until it settles', async ({ product }) => {
  const { screen } = product
  await product.open('/payments')
  const form = await product.openDialog(button('New Payment'), 'New Payment')
  await screen.press(wanted('radio', 'SEPA Instant', form))
  await screen.fill(field('Amount', form), '1250.50')
  await screen.fill(field('Beneficiary name', form), 'Studio Nord')
  await screen.fill(field('Beneficiary account', form), 'DE89370400440532013000')
  await screen.press(button('Send €1,250.50'))
  await screen.read('Your payment has been queued for processing.')
  await screen.seeNo(form)
  await product.openDialog(link('Studio Nord'), 'Payment to Studio Nord')
  await product.advance('1h')
  await screen.see(wanted('listitem', undefined, wanted('list', 'Progress', dialog('Payment to Studio Nord'))))
  await screen.read(/Settled/)
  await product.closeDialog()
})

walk('opens a payment by a press anywhere in its row, and another page by its link', async ({ product }) => {
  const { screen } = product
  await product.open('/payments')
  await screen.press({ ...wanted('row', undefined, wanted('table', 'Payments')), nth: 2 })
  await screen.see(dialog(/^Payment to/))
  await product.closeDialog()
  await product.openPage('Cards')
  await screen.see(button('New Card'))
})

walk('makes a card and freezes another', async ({ product }) => {
  const { screen } = product
  await product.open('/cards')
  await screen.see(wanted('article'), 5)
  const form = await product.openDialog(button('New Card'), 'New Card')
  await screen.choose(field('Currency', form), 'EUR')
  await screen.fill(field('Cardholder name', form), 'Lena Brandt')
  await screen.press(button('Create Card', form))
  await screen.seeNo(wanted('dialog'))
  await screen.see(wanted('article'), 6)
  await screen.press(button('Freeze', wanted('article', /7730/)))
  await screen.see(button('Unfreeze', wanted('article', /7730/)))
})

walk('exchanges one currency for another', async ({ product }) => {
  const { screen } = product
  await product.open('/currency-exchange')
  await screen.fill(field('Amount'), '2500.50')
  await screen.press(button('Get Quote'))
  await screen.see(wanted('timer'))
  await screen.press(button('Execute Trade'))
  await screen.read('Your FX trade has been executed successfully.')
  await screen.seeNo(wanted('timer'))
})

walk('opens each tab of the settings and of the integrations', async ({ product }) => {
  const { screen } = product
  await product.open('/settings')
  for (const name of ['Users & Roles', 'API Keys', 'Webhooks', 'Compliance', 'Audit Log', 'Organization'])
    await screen.tick(tabOf(name))
  await product.openPage('PSP Integrations')
  for (const name of ['LPM Network', 'Customisable Checkout', 'Anti-Fraud Tools', 'Quick Integration'])
    await screen.tick(tabOf(name))
})

walk('shows the notifications and closes them', async ({ product }) => {
  await product.open('/')
  await product.openDialog(button(/^Notifications/), 'Notifications')
  await product.screen.keys('Escape')
  await product.screen.seeNo(dialog('Notifications'))
})
