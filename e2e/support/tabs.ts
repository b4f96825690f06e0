import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export const tab = (page: Page, name: string) => page.getByRole('tab', { name })

interface AddressedTab {
  name: string
  /** The `tab` parameter of the address. */
  id: string
  /** A heading in the tab panel. */
  heading: string
}

/** Opens each tab and checks that a reload restores it. */
export async function expectTabsToBeAddresses(page: Page, tabs: readonly AddressedTab[]): Promise<void> {
  for (const { name, id, heading } of tabs) {
    await tab(page, name).click()
    await expect(page).toHaveURL(new RegExp(`\\?tab=${id}$`))
    await page.reload()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel').getByRole('heading', { name: heading })).toBeVisible()
  }
}
