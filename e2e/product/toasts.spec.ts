import { fillSmall, form, sendSmall } from '../support/payments.ts'
import { expect, test } from '../support/test.ts'

test('a toast leaves the buttons of an open dialog free on a phone', async ({ app }) => {
  await app.page.setViewportSize({ width: 390, height: 844 })
  const page = await app.open('/payments?pay=', { signedIn: true })
  await expect(form(page)).toBeVisible()
  await page.evaluate(() => window.corridor.fault({ method: 'POST', path: '/api/payments', status: 500 }))
  await fillSmall(page, 'Nordlicht')
  await sendSmall(page)
  const toast = await page.getByRole('region', { name: 'Messages' }).getByRole('alert').boundingBox()
  for (const name of ['Close', 'Cancel', 'Send €12.50']) {
    const button = await form(page).getByRole('button', { name, exact: true }).boundingBox()
    const apart = toast && button && (button.y + button.height <= toast.y || toast.y + toast.height <= button.y)
    expect(apart, name).toBe(true)
  }
})
