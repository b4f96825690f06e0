import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { button, field } from './query.ts'
import { expect, test } from './test.ts'
import type { App } from './app.ts'
import type { Device } from './tab.ts'

/** Waits until the whole file is in the folder of downloads. */
const receive = (app: App, { downloads }: Device, name: RegExp, isWhole: (text: string) => boolean) =>
  app.until(`a file ${name.source} arrives`, async () => {
    const file = (await readdir(downloads)).find((one) => name.test(one))
    const text = file === undefined ? 'no file' : await readFile(join(downloads, file), 'latin1')
    return isWhole(text) ? undefined : text.slice(-200)
  })

const isPdf = (text: string) => text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF')

test('downloads the payments as CSV', async ({ app, device }) => {
  await app.open('/payments')
  // How many there are depends on the day of the week.
  const payments = await app.run(async () => ((await (await fetch('/api/payments')).json()) as unknown[]).length)
  expect(payments).toBeGreaterThan(0)
  await app.click(button('Export CSV'))
  // The first line has the names of the columns.
  await receive(app, device, /\.csv$/, (text) => text.trim().split('\n').length === payments + 1)
})

test('downloads a statement and the letter of an account as PDF', async ({ app, device }) => {
  await app.open('/?statement=GBP')
  await app.click(button('Download PDF'))
  await receive(app, device, /^activity-gbp-.*\.pdf$/, isPdf)
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
