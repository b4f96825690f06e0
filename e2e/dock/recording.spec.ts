import type { Page } from '@playwright/test'
import type { Tour } from '../../mocks/demo/tours/tour.ts'
import { openDock, openPlace, panelOf } from '../support/dock.ts'
import { fillIn, row, SEPA_PAYMENT } from '../support/payments.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test, type App } from '../support/test.ts'
import { cardOf, stepThroughTour } from '../support/tours.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Recording' })
const PAYEE = SEPA_PAYMENT['Beneficiary name']

/** From the sign-in until the payment has settled. */
async function recordFirstPayment({ page }: App): Promise<Tour> {
  await page.keyboard.press('Alt+Shift+R')
  await expect(bar(page)).toContainText('0 steps')
  await signIn(page)
  await expect(page.getByText('Total Balance').first()).toBeVisible()
  await page.reload()
  await expect(bar(page)).toContainText('Press Sign In')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Payments' }).click()
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

test('a recorded first payment is a tour that plays from the sign-in to the settled payment', async ({ app }) => {
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
  await page.evaluate(({ id }) => window.corridor.tour(id), tour)
  await stepThroughTour(page, tour.title, tour.steps.length, async () => undefined)
  await expect(cardOf(page, tour.title, tour.steps.length)).toBeVisible()
})

test(
  'what the presenter does in the other window is recorded on the page',
  { tag: '@long' },
  async ({ app, context }) => {
    const page = await app.open('/payments', { signedIn: true })
    const presenter = await context.newPage()
    await presenter.goto(`${app.host.url}#dock=alone`)
    const dock = panelOf(presenter)
    await openPlace(dock, 'Drive', 'Record')
    await dock.getByRole('button', { name: 'Start recording' }).click()
    await expect(dock.getByRole('button', { name: 'Take back' })).toBeVisible()
    await expect(bar(page)).toBeHidden()
    await page.getByRole('button', { name: 'New Payment' }).click()
    await dock.getByRole('button', { name: '+1 hour' }).click()
    const steps = dock.getByRole('list', { name: 'Recorded steps' }).getByRole('listitem')
    await expect(steps).toHaveText([/^2. Move the clock on by 1h/, /^1. Press New Payment/])
    await dock.getByRole('button', { name: 'Take back' }).click()
    await expect(steps).toHaveCount(1)
    await dock.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(dock.getByText('The tour is saved: see Drive, Tours.')).toBeVisible()
  },
)
