import { post, sendCalls } from '../support/calls.ts'
import { FORMS, openForm, timesSent } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'

test.describe('repeated presses', () => {
  for (const form of FORMS) {
    test(`three clicks in one task or two presses of Enter send ${form.path} from ${form.at} once`, async ({
      app,
      page,
    }) => {
      const busy = page.locator('button[aria-busy=true]')
      const button = await openForm(app, form)
      await page.evaluate((path) => window.corridor.fault({ path, delay: 300 }), form.path)
      await button.evaluate((element: HTMLButtonElement) => {
        for (let click = 0; click < 3; click += 1) element.click()
      })
      await expect.poll(() => timesSent(page, form)).toBe(1)
      await expect(busy).toHaveCount(0)
      expect(await timesSent(page, form)).toBe(1)

      await openForm(app, form)
      await page.evaluate((path) => window.corridor.fault({ path, delay: 300 }), form.path)
      const before = await timesSent(page, form)
      // Enter inserts a line break in a textarea.
      const field = page.getByLabel(form.kept[0], { exact: true })
      if (await field.evaluate((element) => element.tagName === 'TEXTAREA'))
        await page.getByRole('button', { name: form.submit, exact: true }).focus()
      else await field.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await expect.poll(() => timesSent(page, form)).toBe(before + 1)
      await expect(busy).toHaveCount(0)
      expect(await timesSent(page, form)).toBe(before + 1)
    })
  }

  test('a triple click adds one local invitation and one local director', async ({ app, page }) => {
    const thrice = async (name: string) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name, exact: true })
        .evaluate((button: HTMLButtonElement) => {
          for (let click = 0; click < 3; click += 1) button.click()
        })
    await app.open('/settings?tab=users', { signedIn: true, link: { dock: 'off' } })
    await page.getByRole('button', { name: 'Invite User' }).click()
    await page.getByRole('dialog').getByLabel('Email').fill('tom@okafor.example')
    await thrice('Invite')
    await expect(page.getByRole('button', { name: 'Remove tom@okafor.example' })).toHaveCount(1)

    await app.open('/verify', { scenario: 'onboarding', signedIn: true, link: { dock: 'off' } })
    await page.getByRole('tab', { name: /Directors/ }).click()
    await page.getByRole('button', { name: 'Add Director' }).click()
    await page.getByRole('dialog').getByLabel('Full Name').fill('Tom Okafor')
    await page.getByRole('dialog').getByLabel('Nationality').selectOption('GB')
    await thrice('Add Director')
    await expect(page.getByRole('main').getByText('Tom Okafor')).toHaveCount(1)
  })
})

test.describe('dates of birth', () => {
  for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
    test.describe(`in the time zone ${timezoneId}`, () => {
      test.use({ timezoneId })

      test('an invalid birth date is refused, and a valid one is shown as entered', async ({ app, page }) => {
        await app.open('/verify', {
          scenario: 'unverified',
          signedIn: true,
          link: { dock: 'off', now: '2026-11-20T11:00:00Z' },
        })
        await sendCalls(page, [
          post('/api/kyb/submit', {
            registrationNumber: '1',
            entityType: 'limited',
            address: 'A',
            directorsCount: '1',
          }),
        ])
        await page.reload()
        const dialog = page.getByRole('dialog', { name: 'Add Beneficial Owner' })
        await page.getByRole('tab', { name: /Beneficial Owners/ }).click()
        const enter = async (fullName: string, dob: string) => {
          await page.getByRole('button', { name: 'Add Beneficial Owner' }).click()
          await dialog.getByLabel('Full Name').fill(fullName)
          await dialog.getByLabel('Nationality').selectOption('GB')
          await dialog.getByLabel('Ownership Percentage').fill('25')
          await dialog.getByLabel('Date of Birth').fill(dob)
          await dialog.getByRole('button', { name: 'Add Owner' }).click()
        }
        await enter('Too Young', '2026-11-20')
        await expect(page.getByText('422: Date of birth must be in the past')).toBeVisible()
        await dialog.getByRole('button', { name: 'Cancel' }).click()
        await enter('Just Adult', '2008-11-20')
        await expect(dialog).toBeHidden()
        await enter('Leap Day', '2000-02-29')
        await expect(dialog).toBeHidden()
        const owners = page.getByRole('list', { name: 'Beneficial owners' }).getByRole('listitem')
        await expect(owners.filter({ hasText: 'Just Adult' })).toContainText('20 Nov 2008')
        await expect(owners.filter({ hasText: 'Leap Day' })).toContainText('29 Feb 2000')
      })
    })
  }
})
