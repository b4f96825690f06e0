import { expect, type Locator, type Page } from '@playwright/test'

export const cardOf = (page: Page, title: string, step: number): Locator =>
  page.getByRole('dialog', { name: new RegExp(`^${title}, step ${step} of`) })

/** Longer than the card of any step is shown. */
const READ_MS = 30_000

/**
 * Follows a tour that plays by itself to its end, without waiting until each card has been read. Call
 * `page.clock.install()` before opening the page.
 */
export async function followTour(
  page: Page,
  title: string,
  steps: number,
  onStep: (step: number) => Promise<void> = async () => undefined,
): Promise<void> {
  for (let step = 1; step <= steps; step += 1) {
    const card = cardOf(page, title, step)
    await expect(card.getByRole('button', { name: step === steps ? 'Done' : 'Next' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
      { timeout: 20_000 },
    )
    await expect(card).not.toContainText('does not show')
    await onStep(step)
    if (step < steps) await page.clock.fastForward(READ_MS)
  }
}
