import type { Locator, Page } from '@playwright/test'

type Place = 'Scene' | 'Drive' | 'Break' | 'Hand over' | 'Inspect'

export const handleOf = (page: Page): Locator => page.getByRole('button', { name: /^Demonstration: open the dock/ })
export const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Demo dock' })

/** Opens a place of the dock with these sections unfolded, and the dock if it is closed. */
export async function openDock(page: Page, place: Place, ...sections: string[]): Promise<Locator> {
  const panel = panelOf(page)
  if (!(await panel.isVisible())) await handleOf(page).click()
  await openPlace(panel, place, ...sections)
  return panel
}

/** Opens a place in a dock that is open already, for example in the presenter's window. */
export async function openPlace(panel: Locator, place: Place, ...sections: string[]): Promise<void> {
  await panel.getByRole('tab', { name: place }).click()
  for (const section of sections) {
    const summary = panel.getByRole('heading', { name: section }).getByRole('button')
    if ((await summary.getAttribute('aria-expanded')) === 'false') await summary.click()
  }
}
