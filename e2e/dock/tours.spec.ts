import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { openDock, panelOf } from '../support/dock.ts'
import { cardOf, expectUncovered } from '../support/tours.ts'

const product = (page: Page) => page.locator('#root')
const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not visible.')
  return box
}

test('a tour plays by itself from a link, and pauses when somebody touches the page', async ({ app, page }) => {
  await page.goto(`${app.host.url}#tour=lost-card&play=1&dock=off`)
  await expect(cardOf(page, 'A lost card', 2)).toBeVisible()
  await expect(product(page).getByRole('button', { name: 'Unfreeze', exact: true })).toHaveCount(2)
  await product(page).getByRole('heading', { level: 1 }).click()
  await expect(cardOf(page, 'A lost card', 2).getByRole('button', { name: 'Play' })).toBeVisible()
})

test('the card and the outline of a tour end when somebody leaves its page', async ({ app, page }) => {
  await page.goto(`${app.host.url}#tour=lost-card&dock=off`)
  await expect(cardOf(page, 'A lost card', 1)).toBeVisible()
  await expect(page.getByTestId('outline')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Accounts' }).click()
  await expect(product(page).getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  await expect(cardOf(page, 'A lost card', 1)).toHaveCount(0)
  await expect(page.getByTestId('outline')).toHaveCount(0)
})

test('on a phone a tour points at its field and its card covers neither', async ({ app }) => {
  await app.page.setViewportSize({ width: 390, height: 844 })
  const page = await app.open('/', { signedIn: true })
  const panel = await openDock(page, 'Drive', 'Tours')
  await panel.getByRole('button', { name: 'Start A payment that fails' }).click()
  await expect(panelOf(page)).toBeHidden()
  const reference = page.getByRole('dialog', { name: 'New Payment' }).getByLabel('Reference')
  await expect(reference).toHaveValue('DEMO-FAIL')
  await expectUncovered(page, 1)
  const outline = page.getByTestId('outline')
  await expect
    .poll(async () =>
      Math.abs(
        (await boxOf(outline)).y +
          (await boxOf(outline)).height / 2 -
          (await boxOf(reference)).y -
          (await boxOf(reference)).height / 2,
      ),
    )
    .toBeLessThan(12)
})

test('the focus returns to the form when a tour is ended early', { tag: '@long' }, async ({ app }) => {
  const page = await app.open('/', { signedIn: true })
  const panel = await openDock(page, 'Drive', 'Tours')
  await panel.getByRole('button', { name: 'Start A payment that fails' }).click()
  await expect(cardOf(page, 'A payment that fails', 1)).toBeFocused()
  await cardOf(page, 'A payment that fails', 1).getByRole('button', { name: 'End the tour' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'New Payment' }).getByLabel('Reference')).toBeFocused()
})

test('one key fills the open form, and with the dock open a button beside it', async ({ app }) => {
  const page = await app.open('/signup', { scenario: 'fresh' })
  await expect(page.getByLabel('Company Name')).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByLabel('I agree to the Terms')).toBeChecked()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await app.open('/payments?pay=EUR', { signedIn: true })
  await page.keyboard.press('Shift+F2')
  await page.getByRole('complementary', { name: 'Demo values' }).getByRole('button', { name: 'Fill this form' }).click()
  await page
    .getByRole('dialog', { name: 'New Payment' })
    .getByRole('button', { name: /^Send / })
    .click()
  await expect(page.getByText('Payment created')).toBeVisible()
  // The list's filters are a form too.
  await expect(page.getByRole('complementary', { name: 'Demo values' })).toHaveCount(0)
})
