import { expect, type Page } from '@playwright/test'

/** Waits until the page has loaded and checks that it shows no error. */
export async function expectSettled(page: Page, what: string): Promise<void> {
  // Not by role: an open dialog hides the page behind it from the accessibility tree.
  await expect(page.locator('h1'), what).toBeVisible()
  await expect(
    page.locator('main [aria-busy=true], [role=progressbar], [role=status][aria-label^=Loading]'),
    what,
  ).toHaveCount(0)
  await expect(page.getByText('This page could not be shown'), what).toHaveCount(0)
  await expect(page.locator('main'), what).not.toContainText(/NaN|undefined|Invalid Date|\[object/)
}

/** Visits every page of the shell by its link. */
export async function walk(page: Page, look: (label: string) => Promise<void>): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  for (let index = 0; index < (await links.count()); index += 1) {
    await links.nth(index).click()
    await look(await links.nth(index).innerText())
  }
}
