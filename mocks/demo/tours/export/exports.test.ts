import { describe, expect, it } from 'vitest'
import type { Tour, TourAction } from '../tour.ts'
import { writePlaywrightTest } from './playwright-test.ts'
import { storyboardPage } from './storyboard-page.ts'

const options = { address: 'https://demo.example/', fragment: { scenario: 'established', signin: '1' } }
const tour = (...actions: TourAction[]): Tour => ({
  id: 'mine',
  title: "Ann's `tour` ${1}",
  steps: [{ title: 'Pay', text: 'x', page: '/payments?pay=EUR', do: actions }],
})

describe('a tour as a Playwright test', () => {
  it('opens its scenario on its page and finds places by role and name', () => {
    const text = writePlaywrightTest(
      tour(
        { action: 'fill', field: 'Amount', value: "it's 5", role: 'textbox' },
        { action: 'click', role: 'button', name: 'Send', nth: 2 },
        { action: 'wait', text: 'Payment created' },
        { action: 'advance', by: '2m' },
      ),
      options,
    )
    const [, body = ''] = text.split('test(')
    expect(body).toBe(
      [
        "'Ann\\'s `tour` ${1}', async ({ page }) => {",
        "  await page.goto(ADDRESS + 'payments?pay=EUR#scenario=established&signin=1&dock=off')",
        "  await page.waitForFunction(() => 'corridor' in window)",
        "  await test.step('Pay', async () => {",
        "    await enter(page.getByRole('textbox', { name: 'Amount', exact: true }), 'it\\'s 5')",
        "    await page.getByRole('button', { name: 'Send', exact: true }).nth(1).click()",
        "    await expect(page.getByText('Payment created').filter({ visible: true }).first()).toBeVisible()",
        '    await page.evaluate(\'window.corridor.advance("2m")\')',
        '  })',
        '})',
        '',
      ].join('\n'),
    )
  })

  it('does what is done in the dock by calls of the console', () => {
    const text = writePlaywrightTest(
      tour(
        { action: 'hold review' },
        { action: 'approve company' },
        { action: 'top up', currency: 'EUR', amount: '50' },
      ),
      options,
    )
    expect([...text.matchAll(/'window\.corridor\.(.*)'/g)].map(([, call]) => call)).toEqual([
      'holdReview()',
      'approveCompany()',
      'topUp("EUR", "50")',
    ])
  })

  it('waits for a payment that is still being sent before it settles it', () => {
    const text = writePlaywrightTest(tour({ action: 'settle', beneficiary: "O'Neill" }), options)
    expect(text).toContain(String.raw`await (await page.waitForFunction(latestPayment('O\'Neill'))).jsonValue()`)
  })
})

it('a storyboard shows what was recorded as text', () => {
  const step = { title: '<img src=x onerror=alert(1)>', text: 'A & "B"', notes: '<script>', chapter: '<i>' }
  const image = 'data:image/jpeg;base64,AA'
  const target = { left: 10, top: 20, width: 50, height: 25 }
  const page = storyboardPage('<b>Mine</b>', [{ step, image, width: 100, height: 50, target }])
  const parsed = page.replaceAll(/<(style)>.*?<\/style>/gs, '')
  expect(parsed).not.toMatch(/<script|<b>|<img src=x/)
  expect(parsed).toContain('<h2>1. &#60;img src=x onerror=alert(1)&#62;</h2>')
  expect(parsed).toContain('style="left:10.00%;top:40.00%;width:50.00%;height:50.00%"')
})
