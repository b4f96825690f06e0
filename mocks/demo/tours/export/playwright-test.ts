import type { Tour, TourAction, TourStep } from '../tour.ts'

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

/** The latest payment to this beneficiary that is under way, as a call of the page. */
const latestPayment = (to: string): string =>
  \`(async () => {
    const payments = await (await fetch('/api/payments')).json()
    const open = payments.filter(({ status }) => status === 'queued' || status === 'processing')
    const to = \${JSON.stringify(to)}
    const found = open.filter(({ beneficiary }) => to === '' || beneficiary.name === to)
    return found.sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0].id
  })()\`
`

const LATEST_LINK = 'window.corridor.inbox().then((mails) => mails.find(({ link }) => link).link)'

const quoted = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`

/** Names may end with `*` for any ending. */
const nameOf = (name: string): string =>
  name.endsWith('*')
    ? `{ name: new RegExp(${quoted(`^${name.slice(0, -1).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)}) }`
    : `{ name: ${quoted(name)}, exact: true }`
const byRole = (role: string, name: string): string => `page.getByRole(${quoted(role)}, ${nameOf(name)})`
const byLabel = (label: string): string => `page.getByLabel(${quoted(label)}, { exact: true }).first()`
const byPart = (part: string): string => `page.locator(${quoted(`[data-part="${part}"]`)}).first()`
const shown = (locator: string): string => `await expect(${locator}).toBeVisible()`
const call = (expression: string): string => `await page.evaluate(${quoted(`window.corridor.${expression}`)})`

/** The statements of an action. */
function statements(action: TourAction): string[] {
  switch (action.action) {
    case 'click': {
      const { role, name, nth } = action
      const place =
        role === undefined ? `${byRole('button', name)}.or(${byRole('link', name)}).first()` : byRole(role, name)
      return [`await ${place}${nth === undefined ? '' : `.nth(${nth - 1})`}.click()`]
    }
    case 'fill': {
      const { role, field, value } = action
      return [`await enter(${role === undefined ? byLabel(field) : byRole(role, field)}, ${quoted(value)})`]
    }
    case 'fill form':
      return [shown(byLabel(action.field)), call('fill()')]
    case 'fill part':
      return [shown(byPart(action.part)), call('fill()')]
    case 'wait':
      return [shown(`page.getByText(${quoted(action.text)}).filter({ visible: true }).first()`)]
    case 'wait for':
      return [shown(byPart(action.part))]
    case 'advance':
      return [call(`advance(${JSON.stringify(action.by)})`)]
    case 'settle':
    case 'fail':
      return [
        `const id = await page.evaluate<string>(latestPayment(${quoted(action.beneficiary ?? '')}))`,
        `await page.evaluate(\`window.corridor.${action.action}(\${JSON.stringify(id)})\`)`,
      ]
    case 'open mail':
      return [`const link = await page.evaluate<string>(${quoted(LATEST_LINK)})`, 'await page.goto(link)']
    case 'pause clock':
      return [call('pause()')]
    case 'resume clock':
      return [call('resume()')]
    case 'sign in':
      return [call('signIn()'), 'await page.goto(ADDRESS)']
    case 'sign out':
      return [call('signOut()')]
    case 'scenario':
      return [call(`scenario(${JSON.stringify(action.scenario)})`), 'await page.goto(ADDRESS)']
    case 'hold review':
      return [call('holdReview()')]
    case 'approve company':
      return [call('approveCompany()')]
    case 'top up':
      return [call(`topUp(${JSON.stringify(action.currency)}, ${JSON.stringify(action.amount)})`)]
  }
}

function linesOf(step: TourStep, index: number): string[] {
  const opens = index > 0 && step.page !== undefined ? [`await page.goto(ADDRESS + ${quoted(step.page.slice(1))})`] : []
  const actions = (step.do ?? []).flatMap(statements)
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
