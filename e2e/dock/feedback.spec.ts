import type { Locator, Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { openDock, panelOf } from '../support/dock.ts'
import { receive } from '../support/files.ts'
import { expect, test } from '../support/test.ts'

const product = (page: Page) => page.locator('#root')
const bar = (page: Page) => page.getByRole('group', { name: 'Pin a spot' })
const stepOf = (page: Page, step: string) => page.getByRole('dialog', { name: `Feedback, pin ${step}` })
const frozen = (page: Page) => product(page).getByRole('button', { name: 'Unfreeze', exact: true })

async function writePin(page: Page, number: number, text: string, name: string): Promise<void> {
  const form = page.getByRole('dialog', { name: `New pin ${number}` })
  await form.getByLabel('Feedback').fill('Long '.repeat(56))
  await expect(form.getByRole('button', { name: 'Save pin' })).toBeInViewport({ ratio: 1 })
  await form.getByLabel('Feedback').fill(text)
  await form.getByLabel('Name (optional)').fill(name)
  await form.getByRole('button', { name: 'Save pin' }).click()
  await expect(form).toBeHidden()
}

/** Whether the tip of the mark with this number is on the element. */
async function expectMarkOn(page: Page, number: number, target: Locator): Promise<void> {
  const placed = page.getByTestId('pin').filter({ hasText: String(number) })
  await expect
    .poll(async () => {
      const [mark, box] = [await placed.boundingBox(), await target.boundingBox()]
      return (
        mark && box && mark.x >= box.x && mark.x <= box.x + box.width && mark.y >= box.y && mark.y <= box.y + box.height
      )
    })
    .toBe(true)
}

test('pins of a phone are stepped through on a desktop', { tag: '@long' }, async ({ app, browser }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await app.open('/cards', { signedIn: true, page: await phone.newPage() })
  const freeze = product(page).getByRole('button', { name: 'Freeze', exact: true })
  await freeze.first().click()
  await expect(frozen(page)).toHaveCount(2)
  const panel = await openDock(page, 'Hand over', 'Feedback')
  await panel.getByRole('button', { name: 'Pin a spot' }).click()
  await expect(panelOf(page)).toBeHidden()
  // Above the bar of the picker.
  await frozen(page)
    .nth(1)
    .evaluate((button) => button.scrollIntoView({ block: 'center' }))
  const box = await frozen(page).nth(1).boundingBox()
  if (!box) throw new Error('The button is not visible.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await writePin(page, 1, 'Call this <b>Activate</b>', 'Ines')
  await expect(panel.getByText('Call this <b>Activate</b>')).toBeVisible()
  expect(await violations(page), 'the list of pins').toEqual([])

  // By the keyboard, on another page.
  await page.evaluate(() => window.history.pushState(null, '', 'accounts'))
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
  await expect(product(page).getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  await panel.getByRole('button', { name: 'Pin a spot' }).press('Enter')
  await expect(bar(page)).toBeFocused()
  expect(await violations(page), 'choosing a spot').toEqual([])
  await bar(page).getByRole('button', { name: 'Pin the heading' }).press('Enter')
  await writePin(page, 2, 'Show the total here', '')
  await expect(panel.getByRole('heading', { name: 'Feedback' }).getByRole('button')).toBeFocused()
  await panel.getByRole('button', { name: 'Pin a spot' }).click()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
  await expect(panel.getByRole('list', { name: 'Pins' }).getByRole('listitem')).toHaveCount(2)
  const { bytes: buffer } = await receive(page, () => panel.getByRole('button', { name: 'Save feedback file' }).click())
  await phone.close()

  const desk = await app.open('/settings', { scenario: 'empty', signedIn: true })
  const file = { name: 'feedback.json', mimeType: 'application/json', buffer }
  const deskPanel = await openDock(desk, 'Hand over', 'Open a file')
  const damaged = Buffer.from(buffer.toString().replace('"Show the total here"', '""'))
  await deskPanel.getByLabel('Choose a saved file').setInputFiles({ ...file, buffer: damaged })
  await expect(deskPanel.getByText('Pin 2 of the feedback cannot be read: “text” is missing.')).toBeVisible()
  await expect(desk).toHaveURL(/\/settings$/)
  await deskPanel.getByLabel('Choose a saved file').setInputFiles(file)
  await expect(desk).toHaveURL(/\/cards$/)
  await expect(stepOf(desk, '1 of 2')).toContainText('Call this <b>Activate</b>')
  await expect(stepOf(desk, '1 of 2')).toContainText('Cards · Ines')
  await expect(frozen(desk)).toHaveCount(2)
  await expectMarkOn(desk, 1, frozen(desk).nth(1))
  expect(await violations(desk), 'the steps').toEqual([])
  await stepOf(desk, '1 of 2').getByRole('button', { name: 'Next' }).click()
  await expect(desk).toHaveURL(/\/accounts$/)
  await expect(stepOf(desk, '2 of 2')).toBeFocused()
  await expectMarkOn(desk, 2, product(desk).getByRole('heading', { level: 1 }))
  await stepOf(desk, '2 of 2').getByRole('button', { name: 'Previous' }).click()
  await expect(desk).toHaveURL(/\/cards$/)
  await stepOf(desk, '1 of 2').press('Escape')
  await expect(stepOf(desk, '1 of 2')).toBeHidden()
})
