import { expect, type Locator, type Page } from '@playwright/test'
import { PATIENCE } from './patience.ts'

export const cardOf = (page: Page, title: string, step: number): Locator =>
  page.getByRole('dialog', { name: new RegExp(`^${title}, step ${step} of`) })

/** Longer than the card of any step is shown. */
const READ_MS = 30_000

const isReady = async (card: Locator, step: number, steps: number): Promise<void> => {
  await expect(card.getByRole('button', { name: step === steps ? 'Done' : 'Next' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
    { timeout: 10_000 * PATIENCE },
  )
  await expect(card).not.toContainText('does not show')
}

/**
 * Follows a tour that plays by itself to its last step, without waiting until each card has been read. Call
 * `page.clock.install()` before opening the page.
 */
export async function followTour(page: Page, title: string, steps: number): Promise<void> {
  const last = cardOf(page, title, steps)
  // The tour may already be at a later step than the test.
  const ready = page
    .getByRole('dialog', { name: new RegExp(`^${title}, step`) })
    .getByRole('button', { name: 'Next', disabled: false })
  while ((await last.count()) === 0) {
    await expect(ready.or(last)).toBeVisible({ timeout: 10_000 * PATIENCE })
    if ((await last.count()) === 0) await page.clock.fastForward(READ_MS)
  }
  await isReady(last, steps, steps)
}

/** Goes through a tour by its buttons to the last step. */
export async function stepThroughTour(
  page: Page,
  title: string,
  steps: number,
  onStep: (step: number) => Promise<void>,
): Promise<void> {
  for (let step = 1; step <= steps; step += 1) {
    const card = cardOf(page, title, step)
    await isReady(card, step, steps)
    await onStep(step)
    if (step < steps) await card.getByRole('button', { name: 'Next' }).click()
  }
}

/** The card covers neither what it points at nor the button that sends the open form, and both can be read. */
export async function expectUncovered(page: Page, step: number): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const dock = document.querySelector('corridor-dock')?.shadowRoot
          const card = dock?.querySelector('[role=dialog]')?.getBoundingClientRect()
          if (!card) return ['no card']
          if (dock?.querySelector('[data-testid=mail]')) return ['a mail card beside it']
          const outline = dock?.querySelector('[data-testid=outline]')?.getBoundingClientRect()
          const submit = document
            .querySelector('[role=dialog] [type=submit], main form [type=submit]')
            ?.getBoundingClientRect()
          // The outline is 6 pixels wider on each side than the target. Of what does not fit beside the card, the
          // beginning counts.
          const room = innerHeight - card.height - 24
          const isLong = outline && outline.height > room
          const height = isLong ? Math.max(80, room - outline.y - 12) : (outline?.height ?? 0) - 12
          const pointed = outline && new DOMRect(outline.x + 6, outline.y + 6, outline.width - 12, height)
          const text = dock?.querySelector('[role=dialog]') ?? document.body
          const header = document.querySelector('header')
          const isSticky =
            header && !document.querySelector('[role=dialog]') && getComputedStyle(header).position === 'sticky'
          const top = isSticky ? header.getBoundingClientRect().bottom : 0
          const isHidden = pointed && (pointed.top < top || pointed.top > innerHeight)
          const isCut = text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1
          if (isHidden || isCut) return [isHidden ? 'hidden by the edge or the header' : 'its own text']
          const meets = (box = new DOMRect()) =>
            Math.min(card.right, box.right) > Math.max(card.left, box.left) &&
            Math.min(card.bottom, box.bottom) > Math.max(card.top, box.top)
          return [meets(pointed) && 'what it points at', meets(submit) && 'the button of the form'].filter(Boolean)
        }),
      { message: `covered by the card of step ${step}` },
    )
    .toEqual([])
}
