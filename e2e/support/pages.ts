import { expect, type Page } from '@playwright/test'
import { screens } from '../../mocks/demo/map/map-screens.ts'
import { screenFragment, type Screen } from '../../mocks/demo/map/screen.ts'
import type { App } from './test.ts'

/** Waits until the page has loaded and checks that it shows no error. */
export async function expectSettled(page: Page, what: string): Promise<void> {
  // Not by role: an open dialog hides the page behind it from the accessibility tree.
  await expect(page.locator('h1'), what).toBeVisible()
  await expect(
    page.locator('main [aria-busy=true], [role=progressbar]:not([aria-valuenow]), [role=status][aria-label^=Loading]'),
    what,
  ).toHaveCount(0)
  await expect(page.getByText('This page could not be shown'), what).toHaveCount(0)
  await expect(page.locator('main'), what).not.toContainText(/NaN|undefined|Invalid Date|\[object/)
}

/** Visits every page of the shell by its link. */
export async function walk(page: Page, look: (label: string) => Promise<void>): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await links.first().waitFor()
  for (let index = 0; index < (await links.count()); index += 1) {
    await links.nth(index).click()
    await look(await links.nth(index).innerText())
  }
}

/** How many pixels the page is wider than the window, or the content of a dialog than the dialog. */
export const overflow = (page: Page): Promise<number> =>
  page.locator('html, [role="dialog"]').evaluateAll((all) => Math.max(...all.map((e) => e.scrollWidth - e.clientWidth)))

/** Waits until no skeleton or spinner is left. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('.MuiSkeleton-root, [aria-busy="true"]')).toHaveCount(0)
}

/** Opens a page signed in, without the dock, and waits until it has loaded. */
export async function openSignedIn(app: App, path: string, scenario = 'established'): Promise<Page> {
  const page = await app.open(path, { signedIn: true, scenario, link: { dock: 'off' } })
  await expectLoaded(page)
  return page
}

/** Opens a screen of the map by its link. */
export async function openScreen({ page, host }: App, name: string): Promise<Screen> {
  const screen = screens[name]
  if (!screen) throw new Error(`There is no screen ${name}`)
  // A change of the fragment alone does not reload the page.
  await page.goto('about:blank')
  await page.goto(`${host.url}${screen.path}#${screenFragment(name, screen, { dock: 'off' })}`)
  await expect(page.locator('html'), name).toHaveAttribute('data-screen-shown', name)
  // The last step may lead to another page.
  await expect(page.locator('h1').first(), name).toBeAttached()
  return screen
}

/** Counts page loads, including the one between two builds. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}
