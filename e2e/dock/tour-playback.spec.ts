import type { Page } from '@playwright/test'
import { shippedTours } from '../../mocks/demo/tours/shipped.ts'
import { expectRoute } from '../support/bank.ts'
import { expect, test } from '../support/test.ts'
import { cardOf, expectUncovered, followTour, stepThroughTour } from '../support/tours.ts'

const FIRST_PAYMENT = 'From sign-up to first payment'
const LINK = '#tour=first-payment&play=1'

const settled = (page: Page) => page.locator('#root').getByText('Settled').filter({ visible: true })

async function expectEnd(page: Page, title: string, steps: number): Promise<void> {
  await expect(cardOf(page, title, steps)).not.toContainText('does not show')
  await page.clock.fastForward(30_000)
  await expect(page.locator('corridor-dock').getByRole('dialog')).toHaveCount(0)
}

for (const { width, height } of [
  { width: 960, height: 600 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])
  test(`tour cards cover neither target nor button at ${width} px`, { tag: '@long' }, async ({ app, page }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const { id, title, steps } of shippedTours) {
      await page.goto('about:blank')
      await page.goto(`${app.host.url}#tour=${id}`)
      await stepThroughTour(page, title, steps.length, (step) => expectUncovered(page, step))
    }
  })

test('Next goes on with the tour even if the window is resized during the press', async ({ app, page }) => {
  await page.goto(`${app.host.url}#tour=first-payment`)
  await cardOf(page, FIRST_PAYMENT, 1).getByRole('button', { name: 'Next', disabled: false }).hover()
  await page.mouse.down()
  await page.setViewportSize({ width: 1340, height: 900 })
  await page.mouse.up()
  await expect(cardOf(page, FIRST_PAYMENT, 2)).toBeVisible()
})

test('the tour to the first payment plays by itself offline', { tag: '@long' }, async ({ app, page, context }) => {
  test.slow()
  await app.open('/auth')
  await expectRoute(page, 'worker')
  await context.setOffline(true)
  await page.clock.install()
  await page.goto(`${app.host.url}auth${LINK}`)
  await followTour(page, FIRST_PAYMENT, 16)
  await expect(settled(page).first()).toBeVisible()
  await expectEnd(page, FIRST_PAYMENT, 16)
})
