import { testOf } from '../action-kinds.ts'
import type { Tour, TourStep } from '../tour.ts'
import { quoted } from './playwright-code.ts'

interface TestOptions {
  /** Where the application is, if `CORRIDOR_URL` does not say it. */
  address: string
  /** The fragment that opens what the tour starts from. */
  fragment: Readonly<Record<string, string>>
}

const HEAD = `import { expect, test, type Locator } from '@playwright/test'

const ADDRESS = process.env.CORRIDOR_URL ?? `

const HELPERS = `
/** A native list is chosen from, any other field is typed into. */
async function enter(field: Locator, value: string): Promise<void> {
  const isList = await field.evaluate((element) => element.tagName === 'SELECT')
  await (isList ? field.selectOption(value) : field.fill(value))
}

/** The latest payment to this beneficiary that is under way, if there is one, as a call of the page. */
const latestPayment = (to: string): string =>
  \`(async () => {
    const payments = await (await fetch('/api/payments')).json()
    const open = payments.filter(({ status }) => status === 'queued' || status === 'processing')
    const to = \${JSON.stringify(to)}
    const found = open.filter(({ beneficiary }) => to === '' || beneficiary.name === to)
    return found.sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0]?.id
  })()\`
`

function linesOf(step: TourStep, index: number): string[] {
  const opens = index > 0 && step.page !== undefined ? [`await page.goto(ADDRESS + ${quoted(step.page.slice(1))})`] : []
  const actions = (step.do ?? []).flatMap((action) => testOf(action))
  if (opens.length + actions.length === 0) return []
  return [
    `  await test.step(${quoted(step.title)}, async () => {`,
    ...[...opens, ...actions].map((line) => `    ${line}`),
    '  })',
  ]
}

/** The steps of a tour as a test that runs against the built application. */
export function writePlaywrightTest(tour: Tour, { address, fragment }: TestOptions): string {
  const page = tour.steps[0]?.page?.slice(1) ?? (tour.signedOut ? 'auth' : '')
  return [
    `${HEAD}${quoted(address)}`,
    HELPERS,
    `test(${quoted(tour.title)}, async ({ page }) => {`,
    `  await page.goto(ADDRESS + ${quoted(`${page}#${new URLSearchParams({ ...fragment, dock: 'off' }).toString()}`)})`,
    `  await page.waitForFunction(() => 'corridor' in window)`,
    ...tour.steps.flatMap(linesOf),
    '})',
    '',
  ].join('\n')
}
