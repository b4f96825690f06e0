import { expect, type Page } from '@playwright/test'

/** Checks the notices in the dock. */
export async function expectNotices(page: Page, expected: readonly RegExp[]): Promise<void> {
  const notices = page.getByRole('status', { name: 'Notices of the demonstration' })
  if (!(await notices.count())) await page.keyboard.press('Shift+F2')
  await expect(notices).toBeAttached()
  await expect(notices.getByRole('button', { name: 'Dismiss this notice' })).toHaveCount(expected.length)
  for (const sentence of expected) await expect(notices).toContainText(sentence)
  await page.keyboard.press('Shift+F2')
  await expect(notices).toHaveCount(0)
}

export const NOT_SAVED = /keeps no data for this page: the demonstration lasts until it is closed/
export const NO_MORE_ROOM = /keeps no more data for this site.*changes are lost when the page closes/
export const ONE_TAB = /cannot wait for each other at this address. Use one tab/
export const SET_ASIDE = /could not be read. It was set aside and a fresh one begun/
export const NO_WORKER = /Calls stay in the page: the build could not be kept on this device\./
