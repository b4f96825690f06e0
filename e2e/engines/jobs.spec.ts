import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { button, byRole, dialog, field, heading, link, tab, type App } from './app.ts'
import { openTab, test } from './test.ts'
import type { Device } from './tab.ts'

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
  await app.open('/settings?tab=audit-log')
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
  const press = async (...queries: Parameters<App['tabTo']>) => {
    await app.tabTo(...queries)
    await app.tab.press('Enter')
  }
  const type = async (label: string, text: string) => {
    await app.tabTo(field(label))
    await app.tab.type(text)
  }
  await app.open('/auth', { signedIn: false, link: { dock: 'off' } })
  await type('Email', 'sarah@halden.example')
  await type('Password', 'corridor-demo')
  await app.tab.press('Enter')
  await app.seeDashboardOf('Sarah Whitfield')
  await press(link('Payments & Transfers'))
  await app.see(heading('Payments & Transfers'))
  await app.settle()
  await press(button('New Payment'))
  await app.see(dialog('New Payment'))
  await type('Beneficiary name', 'Tom Okafor')
  await type('Beneficiary account', '99-40-27 58201173')
  await type('Amount', '12.50')
  // A letter chooses in a list without opening it.
  await type('Currency', 'G')
  await app.tabTo(byRole('radio', 'Faster Payments'))
  await app.tab.press(' ')
  await press(button('Send £12.50'))
  await app.read('Your payment has been queued for processing.')
  await app.seeNo(dialog('New Payment'))
})

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

test('opens each tab of the settings, and the notifications', async ({ app }) => {
  await app.open('/settings')
  for (const name of ['Users & Roles', 'API Keys', 'Webhooks', 'Compliance', 'Audit Log', 'Organization']) {
    await app.click(tab(name))
    await app.see({ ...tab(name), state: '[aria-selected="true"]' })
  }
  await app.openDialog(button(/^Notifications/), 'Notifications')
  await app.tab.press('Escape')
  await app.seeNo(dialog('Notifications'))
})

test('signs up, follows the mail and verifies the business with typed dates and chosen files', async ({
  app,
}, info) => {
  test.slow()
  await app.open('/signup', { scenario: 'fresh', signedIn: false, link: { dock: 'off' } })
  await app.fillIn({ 'Company Name': 'Tamar Trading Ltd', Country: 'GB', 'Contact Name': 'Rosa Tamar' })
  await app.fillIn({ 'Business Email': 'rosa@tamar.example', 'Phone Number': '+44 20 7946 0000' })
  await app.fillIn({ Password: 'quiet-harbour', 'I agree to the Terms of Service and Privacy Policy': true })
  await app.click(button('Create Account'))
  await app.see(heading('Check Your Email'))
  await app.tab.goto((await app.run(async () => (await window.corridor.inbox())[0]?.link)) ?? '')
  await app.see(heading('Email verified'))
  await app.click(link('Continue to Login'))
  await app.signIn('rosa@tamar.example', 'quiet-harbour')
  await app.seeDashboardOf('Rosa Tamar')

  await app.click(link(/Complete verification to activate all features/))
  await app.see(field('Registration Number'))
  await app.run(() => window.corridor.fill())
  await app.click(button('Continue'))
  const owner = await app.openDialog(button('Add Beneficial Owner'), 'Add Beneficial Owner')
  await app.run(() => window.corridor.fill())
  await app.typeFifthOfMay('Date of Birth', '1980')
  await app.click(button('Add Owner', owner))
  await app.seeNo(owner)
  await app.click(button('Continue'))
  await app.see(heading('Directors'))
  await app.click(button('Continue'))
  await app.see(heading('Documents'))
  await writeFile(info.outputPath('shares.pdf'), '%PDF-1.4')
  // No engine lets a test work the system's own file dialog.
  await app.tab.upload('input[type="file"][aria-label="Share Registry"]', info.outputPath('shares.pdf'))
  await app.read('shares.pdf')
  await app.click(button('Continue'))
  await app.see(heading('Compliance'))
  await app.run(() => window.corridor.fill())
  await app.see({ ...byRole('checkbox'), state: ':checked' }, 4)
  await app.click(button('Complete Verification'))
  await app.seeDashboardOf('Rosa Tamar')
  await app.run(() => window.corridor.advance('2m'))
  await app.goTo('/verify')
  await app.see(heading('Tamar is verified'))
})

/** Waits until the whole file is in the folder of downloads. */
const receive = (app: App, { downloads }: Device, name: RegExp, isWhole: (text: string) => boolean) =>
  app.until(`a file ${name.source} arrives`, async () => {
    const file = (await readdir(downloads)).find((one) => name.test(one))
    const text = file === undefined ? 'no file' : await readFile(join(downloads, file), 'latin1')
    return isWhole(text) ? undefined : text.slice(-200)
  })

const isPdf = (text: string) => text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF')

test('downloads the payments as CSV, a statement and the letter of an account as PDF', async ({ app, device }) => {
  await app.open('/payments')
  // How many there are depends on the day of the week.
  const payments = await app.run(async () => ((await (await fetch('/api/payments')).json()) as unknown[]).length)
  await app.click(button('Export CSV'))
  // The first line has the names of the columns.
  await receive(app, device, /\.csv$/, (text) => text.trim().split('\n').length === payments + 1)
  await app.goTo('/?statement=GBP')
  await app.click(button('Download PDF'))
  await receive(app, device, /^statement-gbp-.*\.pdf$/, isPdf)
  await app.goTo('/accounts')
  await app.click({ ...button('Account Letter'), nth: 0 })
  await receive(app, device, /^account-letter-.*\.pdf$/, isPdf)
})

/** Pastes where a person would: no engine lets a page read the clipboard unasked. */
async function expectCopied(app: App, pattern: RegExp): Promise<void> {
  await app.goTo('/payments')
  await app.click(field('Search payments'))
  await app.tab.press('Control', 'v')
  await app.seeValue('Search payments', pattern)
}

test('copies an IBAN and the link to the whole state at the first press', async ({ app }) => {
  await app.open('/accounts')
  await app.click(button('Copy IBAN of Operating account'))
  await app.read(/copied/i)
  await expectCopied(app, /^GB29 ?CRDR/)
  await app.click(button('Copy state link', await app.openDock('Hand over')))
  await app.read('State link copied.')
  await expectCopied(app, /#.*state=/)
})
