import type { Page } from '@playwright/test'
import { expectPrecached, expectRoute } from '../support/bank.ts'
import { expect, test } from '../support/test.ts'
import { cardOf, expectUncovered, followTour, stepThroughTour } from '../support/tours.ts'

const FIRST_PAYMENT = 'From sign-up to first payment'
const LINK = '#tour=first-payment&play=1'

/** Also as a row of the list on phones. */
const settled = (page: Page) => page.locator('#root').getByText('Settled').filter({ visible: true })

async function expectEnd(page: Page, title: string, steps: number): Promise<void> {
  await expect(cardOf(page, title, steps)).not.toContainText('does not show')
  await page.clock.fastForward(30_000)
  await expect(page.locator('corridor-dock').getByRole('dialog')).toHaveCount(0)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'the tour to the first payment plays by itself from a link until the payment is settled',
    { tag: '@long' },
    async ({ app, page }) => {
      test.slow()
      await page.clock.install()
      await page.goto(app.host.url + LINK)
      await followTour(page, FIRST_PAYMENT, 16)
      await expect(settled(page).first()).toBeVisible()
      await expectEnd(page, FIRST_PAYMENT, 16)
    },
  )
})

for (const { width, height } of [
  { width: 960, height: 600 },
  { width: 390, height: 844 },
])
  test(
    `the card of a tour covers neither its target nor the button of the form at ${width} by ${height}`,
    { tag: '@long' },
    async ({ app, page }) => {
      test.slow()
      await page.setViewportSize({ width, height })
      await page.goto(`${app.host.url}#tour=first-payment`)
      await stepThroughTour(page, FIRST_PAYMENT, 16, (step) => expectUncovered(page, step))
    },
  )

test(
  'the tour to the first payment plays by itself without a network',
  { tag: '@long' },
  async ({ app, page, context }) => {
    test.slow()
    await app.open('/auth')
    await expectRoute(page, 'worker')
    await expectPrecached(page)
    await context.setOffline(true)
    await page.clock.install()
    await page.goto(`${app.host.url}auth${LINK}`)
    await followTour(page, FIRST_PAYMENT, 16)
    await expect(settled(page).first()).toBeVisible()
    await expectEnd(page, FIRST_PAYMENT, 16)
  },
)

for (const { id, title, steps, ends } of [
  {
    id: 'exchange',
    title: 'Exchange and expiry',
    steps: 4,
    ends: async (page: Page) => {
      const trades = await page.evaluate(async () => (await window.corridor.exportState()).rows['trades']?.length)
      expect(trades).toBe(1)
    },
  },
  {
    id: 'volume',
    title: 'Ten thousand payments a month',
    steps: 3,
    ends: (page: Page) => expect(page.getByRole('dialog', { name: 'Analytics' })).toBeVisible(),
  },
])
  test(`the tour "${title}" plays to its end`, { tag: '@long' }, async ({ app, page }) => {
    test.slow()
    await page.clock.install()
    await page.goto(`${app.host.url}#tour=${id}&play=1`)
    await followTour(page, title, steps)
    await ends(page)
    await expectEnd(page, title, steps)
  })
