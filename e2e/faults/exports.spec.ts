import Papa from 'papaparse'
import { read } from '../support/bank.ts'
import { payment, sendCalls } from '../support/calls.ts'
import { receive } from '../support/files.ts'
import { expect, test } from '../support/test.ts'

const rowsOf = (bytes: Buffer) => {
  const { data, errors } = Papa.parse<Record<string, string>>(bytes.toString('utf8').replace('\uFEFF', ''), {
    header: true,
  })
  expect(errors).toEqual([])
  return data
}
const expectHarmless = (rows: readonly Record<string, string>[]) => {
  for (const row of rows) {
    for (const [column, cell] of Object.entries(row)) {
      const isNumber = /^-?\d+(\.\d+)?$/.test(cell)
      expect.soft(isNumber || !/^[=+\-@\t\r\n]/.test(cell), `${column}: ${JSON.stringify(cell)}`).toBe(true)
    }
  }
}

test.describe('exports', () => {
  test('every export escapes formulas as text and keeps −12.50 a number', async ({ app, page }) => {
    await app.open('/payments', { signedIn: true, link: { dock: 'off' } })
    const texts = [
      '=1+1',
      '+44 20',
      '@SUM(A1)',
      '\t=cmd',
      '-2+3',
      'say "yes"',
      'two\nlines',
      '=1\n+2',
      "'quoted",
      'a;b,c',
    ]
    const outcomes = await sendCalls(
      page,
      texts.map((name) => payment({ name, reference: name })),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(texts.map(() => 201))
    await app.reload()
    const stored = await read<{ id: string; beneficiary: { name: string } }[]>(page, '/api/payments')
    const list = rowsOf((await receive(page, () => page.getByRole('button', { name: 'Export CSV' }).click())).bytes)
    expect(list).toHaveLength(stored.length)
    expectHarmless(list)
    expect(new Set(list.slice(0, texts.length).map((row) => row.Beneficiary?.replace(/^'(?=[=+@\t-])/, '')))).toEqual(
      new Set(texts.map((text) => text.trim())),
    )

    await page.goto(`${app.host.url}accounts?statement=GBP`)
    const dialog = page.getByRole('dialog', { name: 'GBP statement' })
    await dialog.getByRole('button', { name: 'Last 90 days' }).click()
    await dialog.getByLabel('Format').selectOption('csv')
    const statement = rowsOf(
      (await receive(page, () => dialog.getByRole('button', { name: 'Download CSV' }).click())).bytes,
    )
    expectHarmless(statement)
    expect(statement.filter(({ Amount }) => Amount === '-12.50')).toHaveLength(texts.length)

    await page.goto(`${app.host.url}settings?tab=audit-log`)
    expectHarmless(rowsOf((await receive(page, () => page.getByRole('button', { name: 'Export CSV' }).click())).bytes))
    await page.goto(app.host.url)
    expectHarmless(rowsOf((await receive(page, () => page.getByRole('button', { name: 'Export CSV' }).click())).bytes))
  })
})
