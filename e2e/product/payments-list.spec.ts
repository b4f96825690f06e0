import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import { railName } from '../../src/contract/payments.ts'
import { post, sendCalls } from '../support/calls.ts'
import { receive } from '../support/files.ts'
import { fillIn, form, readPayments, SEPA_PAYMENT, table } from '../support/payments.ts'
import { expect, test } from '../support/test.ts'

const euros = (amount: number) => amount.toLocaleString('en-GB', { style: 'currency', currency: 'EUR' })

test('filters are in the address, survive a reload and can be cleared', async ({ app }) => {
  const page = await app.open('/payments', { signedIn: true })
  const payments = await readPayments(page)
  await page.getByLabel('Search payments').fill('rosterei')
  const nordlicht = payments.filter(({ beneficiary }) => beneficiary.name.includes('Rösterei'))
  await expect(page.getByText(`${nordlicht.length} of ${payments.length} payments`)).toBeVisible()
  await page.getByLabel('Status', { exact: true }).selectOption('settled')
  await page.getByLabel('Rail', { exact: true }).selectOption('SEPA')
  await expect(page).toHaveURL(/\?q=rosterei&status=settled&rail=SEPA$/)
  await page.reload()
  await expect(page.getByLabel('Search payments')).toHaveValue('rosterei')
  const left = nordlicht.filter(({ status, rail }) => status === 'settled' && rail === 'SEPA')
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(left.length + 1))
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/payments$/)
  await expect(page.getByLabel('Search payments')).toHaveValue('')
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(payments.length + 1))
})

test('the filters work while the payments are loading', async ({ app }) => {
  const page = await app.open('/accounts', { signedIn: true })
  await page.evaluate(() => window.corridor.fault({ method: 'GET', path: '/api/payments', delay: 60_000, once: true }))
  await page.getByRole('link', { name: 'Payments & Transfers' }).click()
  await page.getByLabel('Search payments').fill('rosterei')
  await page.getByLabel('Status', { exact: true }).selectOption('settled')
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  // The status is set within the typing delay of the search and must not overwrite it.
  await expect(page).toHaveURL(
    ({ searchParams }) => searchParams.get('q') === 'rosterei' && searchParams.get('status') === 'settled',
  )
})

test('a filter of a link that matches no payment is shown', async ({ app }) => {
  const page = await app.open('/payments?currency=SEK', { signedIn: true })
  expect((await readPayments(page)).filter(({ currency }) => currency === 'SEK')).toEqual([])
  await expect(page.getByText('No payments match')).toBeVisible()
  await expect(page.getByLabel('Currency', { exact: true })).toHaveValue('SEK')
})

test('a column sorts in both directions and sets aria-sort', async ({ app }) => {
  const page = await app.open('/payments?currency=EUR', { signedIn: true })
  const amounts = (await readPayments(page)).filter(({ currency }) => currency === 'EUR').map(({ amount }) => amount)
  const head = page.getByRole('columnheader', { name: 'Amount' })
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(table(page).getByRole('row').nth(1)).toContainText(euros(Math.max(...amounts)))
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect(table(page).getByRole('row').nth(1)).toContainText(euros(Math.min(...amounts)))
})

test('each payment shows the start of its ID once at every width', async ({ app }) => {
  const page = await app.open('/payments', { signedIn: true })
  const id = (await readPayments(page))[0]?.id.slice(0, 8) ?? 'no id'
  for (const width of [1440, 1280, 1024, 768, 640, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(table(page).getByText(id).filter({ visible: true }), `${width}`).toHaveCount(1)
  }
})

test('long amounts are not cut at any width', async ({ app }) => {
  // Without accounts the bank accepts every amount.
  const page = await app.open('/payments', { signedIn: true, scenario: 'empty' })
  const beneficiary = { name: 'Fazenda Santa Clara Ltda', account: '0031948271' }
  const amounts = ['1234567.89', '12345678.90', '888888888.88', '888888888888.88']
  await sendCalls(
    page,
    amounts.map((amount) =>
      post('/api/payments', {
        rail: 'SWIFT',
        amount,
        currency: 'USD',
        beneficiaryName: beneficiary.name,
        beneficiaryAccount: beneficiary.account,
        beneficiary,
      }),
    ),
  )
  await app.reload()
  const cells = table(page).locator('tbody [data-column=amount]')
  await expect(cells).toHaveCount(amounts.length)
  for (const width of [320, 640, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const cut = await cells.evaluateAll((all) =>
      all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    )
    expect.soft(cut, `${width} px`).toEqual([])
  }
})

test('on a desktop beneficiary accounts and references are not cut', async ({ app }) => {
  const page = await app.open('/payments', { signedIn: true })
  const texts = table(page)
    .locator('tbody')
    .locator('[data-column=beneficiary] div, [data-column=reference]')
    .filter({ visible: true })
  await expect(texts.filter({ hasText: /^FR76/ })).not.toHaveCount(0)
  for (const width of [1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 1600 })
    // The fallback font is wider.
    await expect
      .poll(
        () =>
          texts.evaluateAll((all) =>
            all.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent),
          ),
        `${width} px`,
      )
      .toEqual([])
  }
})

for (const [width, size] of [
  [1440, '200%'],
  [1280, '200%'],
  [390, '150%'],
] as const) {
  test(`no amount is cut with text at ${size} and ${width} px`, async ({ app, page }) => {
    await page.setViewportSize({ width, height: 900 })
    await app.open('/payments', { signedIn: true, link: { dock: 'off' } })
    await expect(table(page).locator('tbody tr[aria-rowindex]').first()).toBeVisible()
    await page.addStyleTag({ content: `html { font-size: ${size} }` })
    const amounts = table(page).locator('td[data-column="amount"]')
    expect(
      await amounts.evaluateAll((all) =>
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
      ),
    ).toEqual([])
  })
}

test('a search without results offers to clear the filters', async ({ app }) => {
  const page = await app.open('/payments?q=nothing+like+this', { signedIn: true })
  await expect(page.getByText('No payments match')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(table(page)).toBeVisible()
})

test('exports the filtered payments with escaped formulas', async ({ app }) => {
  const page = await app.open('/payments?pay=EUR', { signedIn: true })
  await fillIn(page, {
    ...SEPA_PAYMENT,
    'Beneficiary name': '=HYPERLINK("https://x.example")',
    'Reference (optional)': '+1, "two"',
  })
  await form(page).getByRole('button', { name: 'Send €1,250.50' }).click()
  await expect(form(page)).toBeHidden()
  await page.getByLabel('Search payments').fill('hyperlink')
  await expect(table(page)).toHaveAttribute('aria-rowcount', '2')
  const file = await receive(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  const { data } = Papa.parse<Record<string, string>>(file.bytes.toString('utf8').replace('\uFEFF', ''), {
    header: true,
  })
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({
    Beneficiary: `'=HYPERLINK("https://x.example")`,
    Reference: `'+1, "two"`,
    Amount: '1250.50',
    Currency: 'EUR',
  })
  expect(data[0]?.Date).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/)
})

test('the row density survives a reload', async ({ app }) => {
  const page = await app.open('/payments', { signedIn: true })
  const second = table(page).getByRole('row').nth(2)
  await expect(second).toHaveCSS('height', '52px')
  await page.getByRole('button', { name: 'Compact rows' }).click()
  await expect(second).toHaveCSS('height', '44px')
  await page.reload()
  await expect(second).toHaveCSS('height', '44px')
})

test('offers to make the first payment', async ({ app }) => {
  const page = await app.open('/payments', { signedIn: true, scenario: 'empty' })
  await expect(page.getByText('No payments yet')).toBeVisible()
  await page.getByRole('button', { name: 'Make the first payment' }).click()
  await expect(form(page)).toBeVisible()
})

/** Scrolls for twenty frames and counts the rendered rows outside the viewport. */
async function rowsOutsideViewport(step: number): Promise<{ above: number; below: number }> {
  for (let frame = 0; frame < 20; frame += 1) {
    window.scrollBy(0, step)
    // The scroll event fires in the next frame, which renders the rows.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }
  const rows = [...document.querySelectorAll('tbody tr:not([data-spacer])')].map((row) => row.getBoundingClientRect())
  return {
    above: rows.filter(({ bottom }) => bottom <= 0).length,
    below: rows.filter(({ top }) => top >= innerHeight).length,
  }
}

test.describe('ten thousand payments', () => {
  test('render few rows, show the total and filter correctly', async ({ app }) => {
    const page = await app.open('/payments', { signedIn: true, scenario: 'enterprise' })
    await expect(table(page)).toHaveAttribute('aria-rowcount', '10001')
    const payments = await readPayments(page)
    expect(payments).toHaveLength(10_000)
    expect(await table(page).getByRole('row').count()).toBeLessThan(60)
    const name = payments[7_777]?.beneficiary.name ?? ''
    await page.getByLabel('Search payments').fill(name)
    const same = payments.filter(({ beneficiary }) => beneficiary.name === name).length
    await expect
      .poll(async () => Number(await table(page).getAttribute('aria-rowcount')))
      .toBeGreaterThanOrEqual(same + 1)
    await expect(table(page).getByRole('row').nth(1)).toContainText(name)
  })

  test('scroll to the last row', async ({ app }) => {
    const page = await app.open('/payments', { signedIn: true, scenario: 'enterprise' })
    await expect(table(page)).toHaveAttribute('aria-rowcount', '10001')
    const last = (await readPayments(page)).at(-1)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const shown = table(page).locator('tr[aria-rowindex="10001"]')
    await expect(shown).toBeInViewport()
    await expect(shown).toContainText(last?.id.slice(0, 8) ?? 'no id')
  })

  test('render rows ahead of scrolling and around the viewport at rest', async ({ app }) => {
    const page = await app.open('/payments', { signedIn: true, scenario: 'enterprise' })
    await expect(table(page)).toHaveAttribute('aria-rowcount', '10001')
    const ready = (step: number) =>
      expect.poll(() => page.evaluate(rowsOutsideViewport, step), {
        message: `rows outside the viewport, scrolling by ${step}`,
      })
    await ready(100).toEqual({ above: 2, below: 8 })
    await ready(0).toEqual({ above: 8, below: 8 })
    await ready(-50).toEqual({ above: 8, below: 2 })
  })

  test('render no row while a search is typed', async ({ app }) => {
    const page = await app.open('/payments', { signedIn: true, scenario: 'enterprise' })
    await expect(table(page)).toHaveAttribute('aria-rowcount', '10001')
    const renders = await page.evaluate(async () => {
      const field = document.querySelector<HTMLInputElement>('input[type="search"]')
      const body = document.querySelector('tbody')
      if (!field || !body) throw new Error('There is no list')
      let changes = 0
      const observer = new MutationObserver((records) => (changes += records.length))
      observer.observe(body, { childList: true, subtree: true, characterData: true })
      field.focus()
      for (const letter of 'coff') {
        document.execCommand('insertText', false, letter)
        await Promise.resolve()
      }
      observer.disconnect()
      return { changes, value: field.value }
    })
    expect(renders).toEqual({ changes: 0, value: 'coff' })
    await expect(page).toHaveURL(/q=coff/)
  })
})

/** Switches to print layout as the browser does. */
const startPrinting = async (page: Page) => {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}

test.describe('in print', () => {
  test('every payment is there with all columns, and the screen is restored', async ({ app }) => {
    const page = await app.open('/payments', { signedIn: true })
    const payments = await readPayments(page)
    const rows = table(page).locator('tbody tr[aria-rowindex]')
    await expect(rows.first()).toBeVisible()
    expect(await rows.count()).toBeLessThan(payments.length)
    await startPrinting(page)
    await expect(table(page).locator('tbody tr')).toHaveCount(payments.length)
    await expect(table(page).getByRole('row').last()).toContainText(payments.at(-1)?.id.slice(0, 8) ?? 'no id')
    await expect(page.getByText(`${payments.length} payments.`, { exact: true })).toBeVisible()
    await expect(page.getByRole('search')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    // Rows outside the viewport render one frame later.
    await expect.poll(() => rows.count()).toBeLessThan(payments.length)
    await expect(rows.first()).toBeVisible()
    await expect(page.getByRole('search')).toBeVisible()
  })

  test('the browser prints the rows outside the viewport', async ({ app }) => {
    const page = await app.open('/payments', { signedIn: true, scenario: 'enterprise' })
    await expect(table(page)).toHaveAttribute('aria-rowcount', '10001')
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(50)
  })

  test('the filters and the number of printed payments are named', async ({ app }) => {
    const page = await app.open('/payments?status=settled&rail=SEPA', { signedIn: true, scenario: 'enterprise' })
    const found = (await readPayments(page)).filter(
      ({ status, rail }) => status === 'settled' && rail === 'SEPA',
    ).length
    await startPrinting(page)
    const all = found.toLocaleString('en-GB')
    await expect(
      page.getByText(
        `${all} of 10,000 payments: Settled, SEPA. ` +
          `The first 2,000 of ${all} are printed; the exported CSV holds all of them.`,
      ),
    ).toBeVisible()
    await expect(table(page).locator('tbody tr')).toHaveCount(2000)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('date fields show the year', async ({ app }) => {
    const page = await app.open('/payments', { signedIn: true })
    await page.getByRole('button', { name: 'Filters' }).click()
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      for (const label of ['From', 'To']) {
        const room = await page
          .getByLabel(label, { exact: true })
          .evaluate((field) => field.clientWidth - Number.parseFloat(getComputedStyle(field).fontSize) * 6)
        expect(room, `${label}, ${width} px: ten characters`).toBeGreaterThanOrEqual(0)
      }
    }
  })

  test('a payment has two lines without overflow, and a select sorts the list', async ({ app }) => {
    const page = await app.open('/payments', { signedIn: true })
    const first = table(page).locator('tbody').getByRole('row').first()
    await expect(first).toHaveCSS('height', '64px')
    const payments = await readPayments(page)
    await expect(first).toContainText(new RegExp(`${railName(payments[0]?.rail ?? '')}.*${payments[0]?.status}`, 'i'))
    const cells = first.locator('td')
    await expect(cells).toHaveCount(2)
    // Print layout is wider than a phone.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(cells).toHaveCount(7)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(cells).toHaveCount(2)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Order').selectOption({ label: 'Oldest first' })
    await expect(first).toContainText(payments.at(-1)?.beneficiary.name ?? 'nobody')
  })
})

for (const width of [320, 390]) {
  test(`at ${width} px a row of the list shows all eight characters of the payment’s ID`, async ({ app, page }) => {
    await page.setViewportSize({ width, height: 800 })
    await app.open('/payments', { signedIn: true, transport: 'page' })
    const ids = page.locator('main tbody td[data-column="beneficiary"] span:last-child')
    await expect(ids.filter({ hasText: /^ · [0-9a-f]{8}$/ })).not.toHaveCount(0)
    const cut = await ids.evaluateAll((parts) =>
      parts
        .filter(
          (part) => part.getBoundingClientRect().right > (part.parentElement?.getBoundingClientRect().right ?? 0) + 0.5,
        )
        .map((part) => part.parentElement?.textContent),
    )
    expect(cut).toEqual([])
    await expect(page.getByText(/Faster Payments · /).first()).toBeVisible()
  })
}
