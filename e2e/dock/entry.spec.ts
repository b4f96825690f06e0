import type { Page } from '@playwright/test'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { panelOf } from '../support/dock.ts'

const mark = (page: Page) => page.getByRole('complementary', { name: 'Note' })
const credentials = (page: Page) => page.getByRole('complementary', { name: 'Demonstration account' })
const isHovered = (element: Element) => element.matches(':hover')

test('without the dock the page is marked, and the sign-in names the credentials', async ({ app }) => {
  const page = await app.open('/', { signedIn: true, link: { dock: 'off' } })
  await expect(mark(page)).toHaveText('Demonstration')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(credentials(page)).toHaveText('Demonstration: sarah@halden.example · corridor-demo')
  await credentials(page).hover()
  expect(await credentials(page).evaluate(isHovered)).toBe(true)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await credentials(page).hover({ force: true })
  await expect.poll(() => credentials(page).evaluate(isHovered)).toBe(false)
  await page.getByRole('button', { name: 'Back to sign in' }).click()
  await signIn(page)
  await expect(page.getByRole('heading', { name: /Sarah/ })).toBeVisible()
  await expect(credentials(page)).toBeHidden()
})

test('on a phone the room of the mark is dark before the mark is there, and the page fits', async ({ app }) => {
  await app.page.setViewportSize({ width: 390, height: 844 })
  await app.page.route('**/mark-*.js', () => undefined)
  const page = await app.open('/auth', { link: { dock: 'off' } })
  await expect(mark(page)).toHaveCount(0)
  const facts = await page.evaluate(() => {
    const room = getComputedStyle(document.documentElement, '::after')
    return [room.height, room.backgroundColor, document.documentElement.scrollHeight - innerHeight]
  })
  expect(facts).toEqual(['44px', 'rgb(16, 20, 27)', 0])
})

test('quiet=1 removes the mark and the credentials, also after a reload', async ({ app }) => {
  const page = await app.open('/auth', { link: { dock: 'off', quiet: '1' } })
  await app.reload()
  await page.keyboard.press('Shift+F2')
  // The panel is loaded after the mark would be.
  await expect(panelOf(page)).toBeVisible()
  for (const gone of [mark(page), credentials(page)]) await expect(gone).toHaveCount(0)
})

test('a mail that arrives is announced, and one press opens its link', async ({ app }) => {
  const page = await app.open('/auth', { scenario: 'unverified' })
  await page.getByLabel('Email').fill('x@unknown.example')
  const body = JSON.stringify({ email: 'rosa@tamar.example', passwordHash: 'quiet-harbour', name: 'Rosa Tamar' })
  const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  await page.evaluate((init) => fetch('/api/register', init), call)
  const card = page.getByRole('complementary', { name: 'New mail' })
  await expect(card).toContainText('1 new mail')
  await card.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /verified/i })).toBeVisible()
  await expect(card).toBeHidden()
})
