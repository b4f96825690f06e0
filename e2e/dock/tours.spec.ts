import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { openDock, panelOf } from '../support/dock.ts'

const product = (page: Page) => page.locator('#root')
const card = (page: Page, title: string, step: number) =>
  page.getByRole('dialog', { name: new RegExp(`^${title}, step ${step} of`) })

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not visible.')
  return box
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [a, b] = [await boxOf(one), await boxOf(other)]
      return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
    })
    .toBe(false)
}

test(
  'the tour from sign-up to first payment ends with the payment settled',
  { tag: '@long' },
  async ({ app, page }) => {
    test.slow()
    await page.goto(`${app.host.url}#tour=first-payment`)
    const title = 'From sign-up to first payment'
    for (let step = 1; step < 16; step += 1) {
      const next = card(page, title, step).getByRole('button', { name: 'Next' })
      await expect(next).toBeEnabled()
      await expect(card(page, title, step)).not.toContainText('does not show')
      await next.click()
    }
    await expect(card(page, title, 16)).toContainText('Settled')
    await expect(product(page).getByRole('cell', { name: 'Settled' })).toBeVisible()
    await card(page, title, 16).getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test('a tour plays by itself from a link, and pauses when somebody touches the page', async ({ app, page }) => {
  await page.goto(`${app.host.url}#tour=lost-card&play=1&dock=off`)
  await expect(card(page, 'A lost card', 2)).toBeVisible()
  await expect(product(page).getByRole('button', { name: 'Unfreeze', exact: true })).toHaveCount(2)
  await product(page).getByRole('heading', { level: 1 }).click()
  await expect(card(page, 'A lost card', 2).getByRole('button', { name: 'Play' })).toBeVisible()
})

test('the card and the outline of a tour end when somebody leaves its page', async ({ app, page }) => {
  await page.goto(`${app.host.url}#tour=lost-card&dock=off`)
  await expect(card(page, 'A lost card', 1)).toBeVisible()
  await expect(page.getByTestId('outline')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Accounts' }).click()
  await expect(product(page).getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  await expect(card(page, 'A lost card', 1)).toHaveCount(0)
  await expect(page.getByTestId('outline')).toHaveCount(0)
})

for (const { tag, ...size } of [
  { width: 960, height: 600, tag: '@long' },
  { width: 390, height: 844, tag: [] },
])
  test(`at ${size.width} px a tour points at its field and its card covers neither`, { tag }, async ({ app }) => {
    await app.page.setViewportSize(size)
    const page = await app.open('/', { signedIn: true })
    const panel = await openDock(page, 'Drive', 'Tours')
    await panel.getByRole('button', { name: 'Start A payment that fails' }).click()
    await expect(panelOf(page)).toBeHidden()
    const reference = page.getByRole('dialog', { name: 'New Payment' }).getByLabel('Reference')
    await expect(reference).toHaveValue('DEMO-FAIL')
    await expectApart(card(page, 'A payment that fails', 1), reference)
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
  await expect(card(page, 'A payment that fails', 1)).toBeFocused()
  await card(page, 'A payment that fails', 1).getByRole('button', { name: 'End the tour' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'New Payment' }).getByLabel('Reference')).toBeFocused()
})

test('an edited tour is kept after a reload, and a script can run it', { tag: '@long' }, async ({ app }) => {
  const page = await app.open('/', { signedIn: true })
  const panel = await openDock(page, 'Drive', 'Tours')
  await panel.getByRole('button', { name: 'Copy and edit A lost card' }).click()
  const editor = panel.getByLabel('The tour as JSON')
  const written = await editor.inputValue()
  await editor.fill('{')
  await panel.getByRole('button', { name: 'Save the tour' }).click()
  await expect(panel.getByText('This is not valid JSON.')).toBeVisible()
  await editor.fill(written.replace('A lost card', 'Our card'))
  await panel.getByRole('button', { name: 'Save the tour' }).click()
  await expect(panel.getByRole('button', { name: 'Start Our card' })).toBeVisible()
  await app.reload()
  await page.evaluate(() => window.corridor.tour('my-lost-card'))
  await expect(card(page, 'Our card', 1)).toBeVisible()
  await page.evaluate(() => window.corridor.stopTour())
  await expect(card(page, 'Our card', 1)).toBeHidden()
  expect(await page.evaluate(() => window.corridor.tour('nothing').catch((error: Error) => error.message))).toBe(
    'There is no such tour.',
  )
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
