import { namePattern } from '../../dock/page/find-target.ts'

// Pieces of a Playwright test.

export const LATEST_LINK = 'window.corridor.inbox().then((mails) => mails.find(({ link }) => link).link)'

export const quoted = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`

function nameOf(name: string): string {
  const pattern = namePattern(name)
  return typeof pattern === 'string'
    ? `{ name: ${quoted(pattern)}, exact: true }`
    : `{ name: new RegExp(${quoted(pattern.source)}) }`
}

export const byRole = (role: string, name: string): string => `page.getByRole(${quoted(role)}, ${nameOf(name)})`
export const byLabel = (label: string): string => `page.getByLabel(${quoted(label)}, { exact: true }).first()`
export const byPart = (part: string): string => `page.locator(${quoted(`[data-part="${part}"]`)}).first()`
export const shown = (locator: string): string => `await expect(${locator}).toBeVisible()`
export const call = (expression: string): string => `await page.evaluate(${quoted(`window.corridor.${expression}`)})`
