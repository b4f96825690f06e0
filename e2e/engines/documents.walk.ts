import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { button, field } from './screen/wanted.ts'
import { expect, walk } from './walk.ts'
import type { Product } from './product.ts'
import type { Profile } from './drivers/driver.ts'

/** The file that arrives in the folder of downloads, once it is complete. */
async function received(
  product: Product,
  { downloads }: Profile,
  name: RegExp,
  isWhole: (text: string) => boolean,
): Promise<string> {
  let text = ''
  await product.screen.until(`a file ${name.source} arrives`, async () => {
    const files = await readdir(downloads)
    const file = files.find((one) => name.test(one))
    if (file === undefined) return `there are ${files.join(', ')}`
    text = await readFile(join(downloads, file), 'latin1')
    return isWhole(text) ? undefined : `it has ${text.length} characters and ends with ${text.slice(-20)}`
  })
  return text
}

walk('downloads the payments as CSV', async ({ product, profile }) => {
  await product.open('/payments')
  // How many there are depends on the day of the week.
  const payments = await product.screen.tab.run<number>(`return (await (await fetch('/api/payments')).json()).length`)
  expect(payments).toBeGreaterThan(0)
  await product.screen.press(button('Export CSV'))
  // The first line has the names of the columns.
  await received(product, profile, /\.csv$/, (text) => text.trim().split('\n').length === payments + 1)
})

walk('downloads a statement as PDF', async ({ product, profile }) => {
  await product.open('/?statement=GBP')
  await product.screen.press(button('Download PDF'))
  const text = await received(product, profile, /\.pdf$/, (pdf) => pdf.trimEnd().endsWith('%%EOF'))
  expect(text.startsWith('%PDF-')).toBe(true)
})

/** Pastes where a person would: no engine lets a page read the clipboard unasked. */
async function expectCopied(product: Product, pattern: RegExp): Promise<void> {
  await product.goTo('/payments')
  await product.screen.press(field('Search payments'))
  await product.screen.tab.key('v', 'Control')
  await product.screen.expectValue(field('Search payments'), pattern)
}

walk('copies an IBAN at the first press', async ({ product }) => {
  await product.open('/accounts')
  await product.screen.press(button('Copy IBAN of Operating account'))
  await product.screen.read(/copied/i)
  await expectCopied(product, /^GB29 ?CRDR/)
})

walk('copies the link to the whole state at the first press', async ({ product }) => {
  await product.open('/')
  const panel = await product.openDock('Hand over')
  await product.screen.press(button('Copy state link', panel))
  await product.screen.read('State link copied.')
  await expectCopied(product, /#.*state=/)
})
