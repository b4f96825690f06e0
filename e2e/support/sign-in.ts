import type { FrameLocator, Page } from '@playwright/test'

/** Signs in on the sign-in page as the person of most scenarios, unless another is given. */
export async function signIn(page: Page | FrameLocator, email = 'sarah@halden.example', password = 'corridor-demo') {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
