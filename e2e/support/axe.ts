import type { Page, ViewportSize } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

/** Runs axe with `evaluate`, because the content security policy blocks an added script. */
export async function violations(page: Page, within = 'html', rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async ([selector, only]) => {
      const { axe: own } = window as unknown as { axe: { run: (at: string, how: object) => Promise<AxeResults> } }
      // It need not load style sheets again: only rules that are off by default read them.
      const how = { resultTypes: ['violations'], preload: false, ...(only && { runOnly: only }) }
      return (await own.run(selector, how)).violations
    },
    [within, rules] as const,
  )
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html.slice(0, 160)}\n  ${failureSummary ?? ''}`),
  )
}

/** The violations at each of these sizes. Only colours differ in the dark scheme: they are checked at the last size. */
export async function violationsEverywhere(page: Page, sizes: readonly ViewportSize[]): Promise<string[]> {
  const all: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const colorScheme of size === sizes.at(-1) ? (['light', 'dark'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.waitForFunction((scheme) => document.documentElement.dataset.scheme === scheme, colorScheme)
      const rules = colorScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : undefined
      all.push(...(await violations(page, 'html', rules)).map((found) => `${size.width} px, ${colorScheme}: ${found}`))
    }
  }
  return all
}
