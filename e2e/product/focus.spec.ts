import type { Locator, Page } from '@playwright/test'
import { expectFaultUsed } from '../support/bank.ts'
import { FORMS, openForm, timesSent } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'

/** Delays the next call of a path by ten seconds. */
const slow = (page: Page, method: string, path: string) =>
  page.evaluate(([how, where]) => window.corridor.fault({ method: how, path: where, delay: 10_000, once: true }), [
    method,
    path,
  ] as const)

/** Advances the clock past the delay once the bank has received the call. */
async function answer(page: Page): Promise<void> {
  await expectFaultUsed(page)
  await page.clock.fastForward(11_000)
}

const sentTo = (page: Page, method: string) =>
  page.evaluate(async (how) => (await window.corridor.requests()).filter((call) => call.method === how).length, method)

async function pressByKey(control: Locator): Promise<void> {
  await control.focus()
  await control.press('Enter')
}

const dialogs = (page: Page) => page.getByRole('dialog')

test.describe('a pending call', () => {
  test('keeps the focus on the button, is sent once, and Escape closes the dialog', async ({ app, page }) => {
    const [form] = FORMS
    await page.clock.install()
    const send = await openForm(app, form)
    await slow(page, 'POST', form.path)
    await pressByKey(send)
    const busy = dialogs(page).locator('button[type=submit][aria-busy=true]')
    await expect(busy).toBeFocused()
    await expect(busy).toBeDisabled()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await pressByKey(page.getByLabel(form.field, { exact: true }))
    await expect(busy).toBeVisible()
    await busy.focus()
    await page.keyboard.press('Escape')
    await expect(dialogs(page)).toHaveCount(0)
    await answer(page)
    await expect.poll(() => timesSent(page, form)).toBe(1)
  })

  test('keeps the focus on a disabled button of the page', { tag: '@long' }, async ({ app, page }) => {
    await page.clock.install()
    await app.open('/cards', { signedIn: true, link: { dock: 'off' } })
    await slow(page, 'PATCH', '/api/cards/*')
    const freeze = page.getByRole('button', { name: 'Freeze', exact: true }).first()
    await pressByKey(freeze)
    await expect(freeze).toBeDisabled()
    await expect(freeze).toBeFocused()
    await page.keyboard.press('Enter')
    await answer(page)
    await expect(page.locator(':focus')).toHaveText('Unfreeze')
    await expect(page.locator(':focus')).toBeEnabled()
    expect(await sentTo(page, 'PATCH')).toBe(1)
  })

  test('keeps the focus on the button of a trade after the amount changes', { tag: '@long' }, async ({ app, page }) => {
    await page.clock.install()
    await app.open('/currency-exchange', { signedIn: true, link: { dock: 'off' } })
    await page.getByRole('button', { name: 'Get Quote' }).click()
    await expect(page.getByText('Rate held')).toBeVisible()
    await slow(page, 'POST', '/api/fx/execute')
    await pressByKey(page.getByRole('button', { name: 'Execute Trade' }))
    const busy = page.getByRole('button', { name: 'Executing...' })
    await expect(busy).toBeFocused()
    await page.getByLabel('Amount').fill('20')
    await pressByKey(busy)
    await answer(page)
    await expect(page.getByText('Trade executed')).toBeVisible()
    await expect(page.getByText('Please get a quote first.')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Execute Trade' })).toBeFocused()
  })
})

test('after a click on a message the focus stays in the dialog', { tag: '@long' }, async ({ app, page }) => {
  const [payment] = FORMS
  const send = await openForm(app, payment)
  await page.evaluate(() => window.corridor.fault({ method: 'POST', path: '/api/payments', status: 422 }))
  await pressByKey(send)
  await page.getByText('422: ').click()
  await expect(page.locator('.MuiModal-root:focus-within')).toHaveCount(1)
  await send.focus()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(send).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(dialogs(page)).toHaveCount(0)
})
