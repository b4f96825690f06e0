import type { Page } from '@playwright/test'

/** Signs in on the sign-in page as the person of most scenarios. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('sarah@halden.example')
  await page.getByLabel('Password', { exact: true }).fill('corridor-demo')
  await page.getByRole('button', { name: 'Sign In' }).click()
}
