import type { Frame, Page } from '@playwright/test'

/** Collects every title, text, label and colour of a button that the page shows, from the beginning. */
function record(): void {
  const shown = new Set<string>()
  Object.assign(window, { shown })
  const look = () => {
    shown.add(document.title).add(document.body?.innerText ?? '')
    for (const image of document.images) shown.add(image.alt)
    for (const labelled of document.querySelectorAll('[aria-label]')) shown.add(labelled.ariaLabel ?? '')
    for (const button of document.querySelectorAll('[type=submit]')) shown.add(getComputedStyle(button).backgroundColor)
  }
  new MutationObserver(look).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
}

/** Records from the next load on. */
export const recordShown = (page: Page) => page.addInitScript(record)

export const shownIn = (page: Page | Frame): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown])
