import type { Page } from '@playwright/test'

/** Counts the keys and clicks from the next load on, in every document of the page. */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0
  await page.exposeFunction('pressed', () => (presses += 1))
  await page.addInitScript(() => {
    const { pressed } = window as unknown as { pressed: () => void }
    for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, pressed, true)
  })
  return () => presses
}
