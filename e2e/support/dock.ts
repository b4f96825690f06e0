import type { Locator, Page } from '@playwright/test'

export type DockTab =
  | 'Scenario'
  | 'Prospect'
  | 'Tours'
  | 'Inbox'
  | 'Outcomes'
  | 'Clock'
  | 'Network'
  | 'Requests'
  | 'Brand'
  | 'Feedback'
  | 'Share'

export const handleOf = (page: Page): Locator => page.getByRole('button', { name: /^Demo dock/ })
export const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Demo dock' })

/** Opens a tab of the dock, and the dock if it is closed. */
export async function openDock(page: Page, tab: DockTab): Promise<Locator> {
  const panel = panelOf(page)
  if (!(await panel.isVisible())) await handleOf(page).click()
  await panel.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
  return panel
}
