import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium, findHeadlessShell } from '../../.ci/chromium.mjs'
import { ROOT } from '../../.ci/project.mjs'
import type { Tour } from '../../mocks/demo/tours/tour.ts'
import { openDock, panelOf } from '../support/dock.ts'
import { fillIn, row, SEPA_PAYMENT, table } from '../support/payments.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test, type App } from '../support/test.ts'
import { cardOf, stepThroughTour } from '../support/tours.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Recording' })
const PAYEE = SEPA_PAYMENT['Beneficiary name']

/** From the sign-in until the payment has settled. */
async function recordFirstPayment({ page }: App): Promise<Tour> {
  // Otherwise the payment settles by itself within seconds.
  await page.evaluate(() => window.corridor.pause())
  await page.keyboard.press('Alt+Shift+R')
  await expect(bar(page)).toContainText('0 steps')
  await signIn(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Payments' }).click()
  await expect(table(page)).toBeVisible()
  await expect(bar(page)).toContainText('Press Payments & Transfers')
  await page.reload()
  await expect(bar(page)).toContainText('Press Payments & Transfers')
  await page.getByRole('button', { name: 'New Payment' }).click()
  await fillIn(page, SEPA_PAYMENT)
  await page.getByRole('button', { name: 'Send €1,250.50' }).click()
  await expect(page.getByText('Payment created')).toBeVisible()
  const panel = await openDock(page, 'Drive')
  await panel.getByRole('listitem').filter({ hasText: PAYEE }).getByRole('button', { name: 'Settle' }).click()
  await expect(row(page, PAYEE)).toContainText('Settled')
  const tour = await page.evaluate(() => window.corridor.stopRecording())
  if (!tour) throw new Error('Nothing was recorded.')
  return tour
}

test('the key that ends a recording shows the tour', async ({ app }) => {
  const page = await app.open('/cards', { signedIn: true })
  const samples = page.getByRole('button', { name: 'Notifications, 3 new' })
  await expect(samples).toBeVisible()
  await page.keyboard.press('Alt+Shift+R')
  await expect(bar(page)).toContainText('0 steps')
  // They are not there when the tour plays.
  await expect(samples).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Accounts' }).click()
  await expect(bar(page)).toContainText('Press Accounts')
  await page.keyboard.press('Alt+Shift+R')
  await expect(bar(page)).toBeHidden()
  await expect(samples).toBeVisible()
  await expect(panelOf(page).getByRole('tab', { name: /^Drive/, selected: true })).toBeVisible()
})

test('a recorded payment plays from its link and as a test', { tag: '@long' }, async ({ app, browser }, info) => {
  test.slow()
  const page = await app.open('/auth')
  const tour = await recordFirstPayment(app)
  expect(tour).toMatchObject({ scenario: 'established', signedOut: true })
  expect(JSON.stringify(tour)).not.toContain('corridor-demo')
  expect(tour.steps.map(({ title }) => title)).toEqual([
    'Type sarah@halden.example into Email',
    'Type the password',
    'Press Sign In',
    'Press Payments & Transfers',
    'Press New Payment',
    'Choose SEPA Instant',
    'Type 1250.50 into Amount',
    `Type ${PAYEE} into Beneficiary name`,
    'Type DE89 3704 0044 0532 0130 00 into Beneficiary account',
    'Type Invoice HC-77 into Reference (optional)',
    'Press Send €1,250.50',
    `Settle the payment to ${PAYEE}`,
  ])
  expect(tour.steps.at(-1)?.do).toContainEqual({ action: 'wait', text: 'Settled' })
  const panel = await openDock(page, 'Drive', 'Tours')
  await panel.getByRole('button', { name: `Edit ${tour.title}` }).click()
  await panel.getByRole('switch', { name: 'The link plays it by itself' }).uncheck()
  await panel.getByRole('button', { name: 'Copy link' }).click()
  const link = await panel.getByLabel('Tour link').inputValue()
  const elsewhere = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await elsewhere.goto(link)
  await stepThroughTour(elsewhere, tour.title, tour.steps.length, async () => undefined)
  await expect(row(elsewhere, PAYEE)).toContainText('Settled')
  await elsewhere.close()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Save Playwright test' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('recorded-1.spec.ts')
  const folder = join(ROOT, 'test-results', `exported-${info.workerIndex}`)
  mkdirSync(folder, { recursive: true })
  await download.saveAs(join(folder, download.suggestedFilename()))
  expect(readFileSync(join(folder, download.suggestedFilename()), 'utf8')).toContain('samples=off')
  expect(await runTests(folder, app.host.url)).toContain('1 passed')
  rmSync(folder, { recursive: true })
})

const options = (): string =>
  JSON.stringify({ executablePath: findHeadlessShell() ?? findChromium(), args: CHROMIUM_ARGS })

/** What Playwright says of the tests of a folder, with a configuration of their own. */
async function runTests(folder: string, address: string): Promise<string> {
  const config = join(folder, 'playwright.config.mjs')
  writeFileSync(
    config,
    `export default { testDir: '.', outputDir: 'out', respectGitIgnore: false, use: { launchOptions: ${options()} } }`,
  )
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:TEST_|PW|PLAYWRIGHT_)/.test(name))
  const env = { ...Object.fromEntries(inherited), CORRIDOR_URL: address, NO_COLOR: '1' }
  const command = [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=line', '--config', config]
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env, cwd: folder }, (_, stdout, stderr) => resolve(stdout + stderr))
  })
}

test('a step points elsewhere, and a storyboard shows each step', { tag: '@long' }, async ({ app }) => {
  const page = await app.open('/cards', { signedIn: true })
  const panel = await openDock(page, 'Drive', 'Tours')
  await panel.getByRole('button', { name: 'Copy and edit A lost card' }).click()
  await expect(panel.getByText('Points at the heading.')).toBeVisible()
  const step = (number: number) => panel.getByRole('button', { name: `${number}. Cards for people and purposes` })
  await expect(step(1)).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(step(2)).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(step(1)).toBeFocused()
  await panel.getByRole('button', { name: 'Point elsewhere' }).click()
  await expect(panel).toBeHidden()
  // Over the page, which does not hear the press.
  await page.getByRole('button', { name: 'New Card' }).click({ force: true })
  await expect(panel.getByText('Points at the button “New Card”.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'New Card' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Try this step' }).click()
  await expect(cardOf(page, 'A lost card', 1)).toContainText('Cards for people and purposes')
  await cardOf(page, 'A lost card', 1).getByRole('button', { name: 'Done' }).click()

  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    panel.getByRole('button', { name: 'Save storyboard' }).click(),
  ])
  const board = readFileSync(await download.path(), 'utf8')
  expect(board.match(/src="data:image\/jpeg;base64,[\w+/]{1000}/g)).toHaveLength(3)
  expect(board).toContain('<h2>2. One press to freeze</h2>')
})
