import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { shippedTours } from '../../mocks/demo/tours/shipped.ts'
import { expectRoute } from '../support/bank.ts'
import { openDock } from '../support/dock.ts'
import { expect, test } from '../support/test.ts'
import { cardOf, expectUncovered, followTour, stepThroughTour } from '../support/tours.ts'

const FIRST_PAYMENT = 'From sign-up to first payment'
const LINK = '#tour=first-payment&play=1'

const settled = (page: Page) => page.locator('#root').getByText('Settled').filter({ visible: true })

async function expectEnd(page: Page, title: string, steps: number): Promise<void> {
  await expect(cardOf(page, title, steps)).not.toContainText('does not show')
  await page.clock.fastForward(30_000)
  await expect(page.locator('corridor-dock').getByRole('dialog')).toHaveCount(0)
}

for (const { width, height } of [
  { width: 960, height: 600 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])
  test(
    `the cards of all tours cover neither their target nor the button of the form at ${width} by ${height}`,
    { tag: '@long' },
    async ({ app, page }) => {
      test.slow()
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: 'dark' })
      for (const { id, title, steps } of shippedTours) {
        await page.goto('about:blank')
        await page.goto(`${app.host.url}#tour=${id}`)
        await stepThroughTour(page, title, steps.length, (step) => expectUncovered(page, step))
      }
    },
  )

test(
  'the tour to the first payment plays by itself without a network',
  { tag: '@long' },
  async ({ app, page, context }) => {
    test.slow()
    await app.open('/auth')
    await expectRoute(page, 'worker')
    await context.setOffline(true)
    await page.clock.install()
    await page.goto(`${app.host.url}auth${LINK}`)
    await followTour(page, FIRST_PAYMENT, 16)
    await expect(settled(page).first()).toBeVisible()
    await expectEnd(page, FIRST_PAYMENT, 16)
  },
)

test(
  'a tour is exported as a file, gets branches, is imported elsewhere and followed along one',
  {
    tag: '@long',
  },
  async ({ app }) => {
    const page = await app.open('/', { signedIn: true })
    const panel = await openDock(page, 'Drive', 'Tours')
    const download = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'Export A lost card' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('lost-card.tour.json')
    const exported = JSON.parse(readFileSync(await file.path(), 'utf8')) as { steps: object[] }
    const [cards, freeze, record] = exported.steps
    const choices = [
      { text: 'Freeze it', step: 2 },
      { text: 'See the record', step: 3 },
    ]
    const imported = (tour: object) =>
      panel.getByLabel('Import a tour').setInputFiles({
        name: 'branches.tour.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify({ ...exported, ...tour })),
      })
    await imported({})
    await expect(panel.getByText('"lost-card" is a shipped tour: give it another id.')).toBeVisible()
    await imported({ id: 'branches', title: 'Branches', steps: [{ ...cards, choices: [{ text: 'On', step: 4 }] }] })
    await expect(panel.getByText('Step 1: its choices need a text and the number of a step.')).toBeVisible()
    await imported({ id: 'branches', title: 'Branches', steps: [{ ...cards, choices }, freeze, record] })
    await expect(panel.getByText('Imported.')).toBeVisible()

    // Played by itself, it waits for a choice.
    await page.clock.install()
    await panel.getByRole('button', { name: 'Play Branches' }).click()
    const first = cardOf(page, 'Branches', 1)
    await expect(first.getByRole('button', { name: 'Freeze it' })).toBeEnabled()
    await page.clock.fastForward(60_000)
    await expect(first.getByRole('button', { name: 'Next' })).toHaveCount(0)
    await first.getByRole('button', { name: 'See the record' }).click()
    await expect(cardOf(page, 'Branches', 3)).toBeVisible()
    await expect(page).toHaveURL(/settings\?tab=audit-log/)
    await expectEnd(page, 'Branches', 3)
    await page.evaluate(() => window.corridor.tour('branches'))
    await first.getByRole('button', { name: 'Freeze it' }).click()
    await expect(cardOf(page, 'Branches', 2)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Unfreeze', exact: true })).toHaveCount(2)
  },
)
