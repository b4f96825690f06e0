import type { Page } from '@playwright/test'
import { read } from '../support/bank.ts'
import { expect, test } from '../support/test.ts'
import type { Organization } from '../../src/contract/organizations.ts'

const ROSA = { name: 'Rosa Tamar', email: 'rosa@tamar.example', password: 'quiet-harbour' }

async function signUp(page: Page) {
  await page.getByLabel('Company Name').fill('Tamar Trading Ltd')
  await page.getByLabel('Country').selectOption('United Kingdom')
  await page.getByLabel('Contact Name').fill(ROSA.name)
  await page.getByLabel('Business Email').fill(ROSA.email)
  await page.getByLabel('Phone Number').fill('+44 20 7946 0000')
  await page.getByLabel('Website (optional)').fill('tamar.example')
  await page.getByLabel('Password').fill(ROSA.password)
  await page.getByLabel('I agree to the Terms of Service and Privacy Policy').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
}

async function signIn(page: Page) {
  await page.getByLabel('Email', { exact: true }).fill(ROSA.email)
  await page.getByLabel('Password', { exact: true }).fill(ROSA.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function addOwner(page: Page, fullName: string, percent: string) {
  await page.getByRole('button', { name: 'Add Beneficial Owner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Beneficial Owner' })
  await dialog.getByLabel('Full Name').fill(fullName)
  await dialog.getByLabel('Date of Birth').fill('1980-05-04')
  await dialog.getByLabel('Nationality').selectOption('British')
  await dialog.getByLabel('Ownership Percentage').fill(percent)
  await dialog.getByRole('button', { name: 'Add Owner' }).click()
  await expect(dialog).toBeHidden()
}

async function submitProfile(page: Page) {
  await page.getByLabel('Registration Number').fill('09876543')
  await page.getByLabel('Entity Type').selectOption('Limited Company')
  await page.getByLabel('Registered Address').fill('1 Dock Road, London E16 1AB')
  await page.getByLabel('Number of Directors').selectOption('2')
  await proceed(page)
}

const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const latestLink = async (page: Page) =>
  (await page.evaluate(async () => (await window.corridor.inbox())[0]?.link)) ?? ''
const sentKeys = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    const call = (await window.corridor.requests()).find(
      (request) => request.method === 'POST' && request.path === wanted,
    )
    return Object.keys(call?.requestBody as object).toSorted()
  }, path)

test('sign-up, e-mail verification and business verification make the organization active', async ({
  app,
  context,
}) => {
  const page = await app.open('/signup', { scenario: 'fresh' })
  await signUp(page)
  // First, because it goes after five seconds.
  await expect(page.getByText('Account created successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expect(page.getByRole('main').getByText(ROSA.email)).toBeVisible()
  expect(await sentKeys(page, '/api/register')).toEqual(['email', 'name', 'passwordHash'])

  // The bank refuses sign-in before verification.
  await page.getByRole('link', { name: 'Go to Sign In' }).click()
  await signIn(page)
  await expect(page.getByText('Login failed')).toBeVisible()
  const refusal = 'Please verify your email before logging in. Check your inbox for a verification email.'
  await expect(page.getByText(refusal), 'in the form and in the toast').toHaveCount(2)

  // The link opens in a new tab, as from a mail program.
  const mail = await context.newPage()
  await mail.goto(await latestLink(page))
  await expect(mail.getByRole('heading', { name: 'Email verified' })).toBeVisible()
  await mail.getByRole('link', { name: 'Continue to Login' }).click()
  await expect(mail.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await mail.close()

  await signIn(page)
  await expect(page).toHaveURL(/\/sales\/demo\/$/)
  expect(await sentKeys(page, '/api/login')).toEqual(['password', 'username'])

  await page.getByRole('link', { name: /Complete verification to activate all features/ }).click()
  await expect(page.getByText('0 of 5 steps completed')).toBeVisible()
  await expect(page.getByRole('region', { name: 'From your sign-up' })).toContainText('Tamar Trading Ltd')
  await submitProfile(page)
  await expect(page.getByText('Business profile submitted')).toBeVisible()

  await expect(step(page, 'Beneficial Owners')).toBeVisible()
  await proceed(page)
  await expect(page.getByText('UBOs required')).toBeVisible()
  await addOwner(page, 'Rosa Tamar', '60')
  await addOwner(page, 'Kwame Boateng', '40')
  await expect(page.getByText('UBO added')).toBeVisible()
  await expect(page.getByText('Pending', { exact: true })).toHaveCount(2)
  await proceed(page)

  await expect(step(page, 'Directors')).toBeVisible()
  await expect(page.getByText('2 of 5 steps completed')).toBeVisible()
  await proceed(page)
  await expect(step(page, 'Documents')).toBeVisible()
  const opensInTab = await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([], 'address.pdf'))
    return document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  })
  expect(opensInTab, 'a file that is dropped beside its row').toBe(false)
  await proceed(page)
  await expect(step(page, 'Compliance')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Complete Verification' })).toBeDisabled()
  await page.evaluate(() => window.corridor.fill())
  await page.getByRole('button', { name: 'Complete Verification' }).click()
  await expect(page).toHaveURL(/\/sales\/demo\/$/)
  await expect(page.getByRole('region', { name: 'Needs your attention' })).toContainText(
    "Application received. We'll email you within 1–2 business days.",
  )

  // Another tab goes on where this one was.
  const another = await context.newPage()
  await another.goto(app.host.url + 'verify')
  await expect(step(another, 'Application received')).toBeVisible()
  await another.close()

  await page.evaluate(() => window.corridor.advance('2m'))
  await page.goto(app.host.url + 'verify')
  await expect(step(page, 'Tamar is verified')).toBeVisible()
  await expect(page.getByText('5 of 5 steps completed')).toBeVisible()
  const [organization] = await read<Organization[]>(page, '/api/organizations')
  expect(organization).toMatchObject({ name: 'Tamar', status: 'ACTIVE', registrationNumber: '09876543' })
})

test('on a phone all owners have the same layout, whatever their status', { tag: '@long' }, async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await app.open('/verify', { signedIn: true, link: { scenario: 'onboarding', dock: 'off' } })
  const owners = page.getByRole('list', { name: 'Beneficial owners' }).getByRole('listitem')
  await expect(owners).toHaveCount(4)
  const heights = await owners.evaluateAll((rows) => rows.map(({ clientHeight }) => clientHeight))
  expect(heights).toEqual(heights.map(() => heights[0]))
})
