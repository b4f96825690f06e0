import type { Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

/** Runs axe with `evaluate`, because the content security policy blocks an added script. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (selector) => {
    const { axe: loaded } = window as unknown as {
      axe: { run: (context: string, options: object) => Promise<AxeResults> }
    }
    return (await loaded.run(selector, { resultTypes: ['violations'] })).violations
  }, within)
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html.slice(0, 160)}\n  ${failureSummary ?? ''}`),
  )
}

const SCHEMES = ['light', 'dark'] as const
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/** The violations on the current page in both colour schemes and at both widths. */
export async function violationsEverywhere(page: Page): Promise<string[]> {
  const all: string[] = []
  for (const size of WIDTHS) {
    await page.setViewportSize(size)
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.waitForFunction((scheme) => document.documentElement.dataset.scheme === scheme, colorScheme)
      all.push(...(await violations(page)).map((found) => `${size.width} px, ${colorScheme}: ${found}`))
    }
  }
  return all
}
