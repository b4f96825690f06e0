import type { Locator, Page } from '@playwright/test'

export type StageTab = 'Story' | 'Inbox' | 'Outcomes' | 'Clock' | 'Network' | 'Requests' | 'Brand' | 'Share'

export const handleOf = (page: Page): Locator => page.getByRole('button', { name: /^Demo stage/ })
export const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Demo stage' })

/** Opens the dock's panel where it is closed, and one of its tabs. */
export async function openStage(page: Page, tab: StageTab): Promise<Locator> {
  const panel = panelOf(page)
  if (!(await panel.isVisible())) await handleOf(page).click()
  await panel.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
  return panel
}
