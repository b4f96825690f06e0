import type { Browser, Page } from '@playwright/test'
import { openDock, panelOf } from '../support/dock.ts'
import { expect, test } from '../support/test.ts'
import { cardOf } from '../support/tours.ts'

const product = (page: Page) => page.locator('#root')
const frozenCards = (page: Page) => product(page).getByRole('button', { name: 'Unfreeze', exact: true })

async function inFreshProfile(browser: Browser, link: string): Promise<Page> {
  const profile = await browser.newContext()
  const page = await profile.newPage()
  await page.goto(link)
  return page
}

test('a guest opens the present state, is offered the tour, and starts again', async ({ app, browser }) => {
  const page = await app.open('/cards', { signedIn: true, link: { company: 'Brightwater Logistics' } })
  await product(page).getByRole('button', { name: 'Freeze', exact: true }).first().click()
  await expect(frozenCards(page)).toHaveCount(2)
  const panel = await openDock(page, 'Hand over', 'Leave behind')
  await panel.getByLabel('Contact for questions').fill('Anna Berg, anna@bank.example')
  await panel.getByLabel('Opens', { exact: true }).selectOption('The current state')
  await panel.getByLabel('Tour to offer').selectOption('A lost card')
  await panel.getByRole('button', { name: 'Copy leave-behind link' }).click()
  const link = await panel.getByLabel('Leave-behind link').inputValue()

  const guest = await inFreshProfile(browser, link)
  await expect(guest.getByRole('region', { name: 'Guided tour' })).toContainText('A lost card')
  await expect(guest.getByRole('banner')).toContainText('Brightwater Logistics')
  await guest.getByRole('button', { name: 'Not now' }).click()
  await product(guest).getByRole('link', { name: 'Cards' }).click()
  await expect(frozenCards(guest)).toHaveCount(2)
  await product(guest).getByRole('button', { name: 'Freeze', exact: true }).first().click()
  await expect(frozenCards(guest)).toHaveCount(3)

  // Also after a reload.
  await guest.reload()
  await guest.getByRole('button', { name: 'Not now' }).click()
  await guest.getByRole('button', { name: 'What can I try here?' }).click()
  const choices = guest.getByRole('dialog', { name: 'What can I try here?' })
  await expect(choices).toContainText('Anna Berg, anna@bank.example')
  await choices.getByRole('button', { name: 'Start again' }).click()
  await guest.getByRole('button', { name: 'Not now' }).click()
  await product(guest).getByRole('link', { name: 'Cards' }).click()
  await expect(frozenCards(guest)).toHaveCount(2)

  await guest.getByRole('button', { name: 'What can I try here?' }).click()
  await choices.getByRole('button', { name: 'A lost card' }).click()
  await expect(cardOf(guest, 'A lost card', 1)).toBeVisible()
  await expect(panelOf(guest)).toHaveCount(0)
  await guest.context().close()
})

test('a link that has ended says whom to ask and opens nothing, also after a reload', async ({ app, browser }) => {
  const guest = await inFreshProfile(
    browser,
    app.address('/cards', {
      signedIn: true,
      link: { dock: 'guest', until: '2020-01-01', contact: 'Anna Berg, anna@bank.example' },
    }),
  )
  const ended = guest.getByText('This demonstration ended on 1 January 2020; for a new link, ask Anna Berg, anna@bank')
  await expect(ended).toBeVisible()
  await guest.reload()
  await expect(ended).toBeVisible()
  await expect(product(guest)).toBeHidden()
  await guest.context().close()
})

test('on a phone the dock shows a long choice whole, and the clock in one line', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await app.open('/', { signedIn: true })
  await page.evaluate(() => window.corridor.pause())
  const panel = await openDock(page, 'Hand over', 'Leave behind')
  const opens = await panel.getByLabel('Opens', { exact: true }).boundingBox()
  expect(opens?.width).toBe((await panel.getByLabel('Tour to offer').boundingBox())?.width)
  expect((await panel.locator('h2 span', { hasText: 'paused' }).boundingBox())?.height).toBeLessThan(28)
})
