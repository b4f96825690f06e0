import { readPayments, table } from '../support/payments.ts'
import { expect, test } from '../support/test.ts'

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

test.describe('ten thousand payments', { tag: '@long' }, () => {
  test('render few rows: ahead of scrolling, around the viewport at rest, and none while a search is typed', async ({
    app,
  }) => {
    const page = await app.open('/payments', { signedIn: true, scenario: 'enterprise' })
    await expect(table(page)).toHaveAttribute('aria-rowcount', '10001')
    const payments = await readPayments(page)
    expect(payments).toHaveLength(10_000)
    expect(await table(page).getByRole('row').count()).toBeLessThan(60)
    // Far from both ends: a slow machine needs several steps.
    await page.evaluate(() => window.scrollTo(0, 30_000))
    const ready = (step: number) =>
      expect.poll(() => page.evaluate(rowsOutsideViewport, step), {
        message: `rows outside the viewport, scrolling by ${step}`,
      })
    await ready(100).toEqual({ above: 2, below: 8 })
    await ready(0).toEqual({ above: 8, below: 8 })
    await ready(-50).toEqual({ above: 8, below: 2 })
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const last = table(page).locator('tr[aria-rowindex="10001"]')
    await expect(last).toBeInViewport()
    await expect(last).toContainText(payments.at(-1)?.id.slice(0, 8) ?? 'no id')
    await page.evaluate(() => window.scrollTo(0, 0))
    await ready(0).toEqual({ above: 0, below: 8 })
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
    const name = payments[7_777]?.beneficiary.name ?? ''
    await page.getByLabel('Search payments').fill(name)
    const same = payments.filter(({ beneficiary }) => beneficiary.name === name).length
    await expect
      .poll(async () => Number(await table(page).getAttribute('aria-rowcount')))
      .toBeGreaterThanOrEqual(same + 1)
    await expect(table(page).getByRole('row').nth(1)).toContainText(name)
  })
})
