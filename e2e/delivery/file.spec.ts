import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import { build } from '../../.ci/project.mjs'
import { openDock } from '../support/dock.ts'
import { recordShown, shownIn } from '../support/shown.ts'
import { signIn } from '../support/sign-in.ts'
import { DIST } from '../support/test.ts'

const FILE = fileURLToPath(new URL('../../dist-file/corridor.html', import.meta.url))
const LIMIT = 3_700_000

const address = (fragment: string) => `${pathToFileURL(FILE).href}#${fragment}`

/** Collects what goes wrong in the page, and requests that leave it. */
function watch(page: Page): string[] {
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text())
  })
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) wrong.push(request.url())
  })
  return wrong
}

test.describe('the one file', () => {
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(async () => {
    expect(await build('dist-file', ['--mode', 'file'], 'corridor.html')).toBe(true)
  })

  test('the one file is at most 3.7 MB and refers to no other file', { tag: '@long' }, () => {
    expect(statSync(FILE).size).toBeLessThanOrEqual(LIMIT)
    expect(readFileSync(FILE, 'utf8')).not.toMatch(/<(?:script|link)[^>]+(?:src|href)="(?!data:)/)
  })

  test('opened from disk, it signs in, pays, saves files and keeps its state', { tag: '@long' }, async ({ page }) => {
    const wrong = watch(page)
    await page.goto(address(''))
    await signIn(page)
    await expect(page.getByRole('heading', { level: 1, name: /Sarah/ })).toBeVisible()
    await page.getByRole('link', { name: 'Cards' }).click()
    await expect(page).toHaveURL(/corridor\.html#\/cards$/)
    await page.getByRole('button', { name: 'Freeze', exact: true }).first().click()
    await expect(page.getByRole('button', { name: 'Unfreeze', exact: true })).toHaveCount(2)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.goto(address('/')).then(() => page.getByRole('button', { name: /Export CSV/ }).click()),
    ])
    expect(readFileSync(await download.path(), 'utf8')).toContain('GB')
    await page.goto(address('/cards'))
    await expect(page.getByRole('button', { name: 'Unfreeze', exact: true })).toHaveCount(2)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Unfreeze', exact: true })).toHaveCount(2)
    await page.goBack()
    await expect(page).toHaveURL(/#\/$/)
    await page.keyboard.press('Shift+F2')
    await expect(page.getByRole('complementary', { name: 'Demo dock' })).toBeVisible()
    expect(wrong).toEqual([])
  })

  test('opened from disk, the one file follows share links', { tag: '@long' }, async ({ page }) => {
    const wrong = watch(page)
    await recordShown(page)
    await page.goto(address('scenario=suspended&signin=1&brand=Tideway'))
    await expect(page.getByRole('banner').getByText('Marta Lindqvist', { exact: true })).toBeVisible()
    await expect(page.getByText('Tideway').first()).toBeVisible()
    expect((await shownIn(page)).filter((text) => text.includes('Corridor'))).toEqual([])
    await page.goto('about:blank')
    await page.goto(address('scenario=established&signin=1&company=Brightwater'))
    await expect(page.getByRole('banner').getByLabel('Organization')).toHaveValue('Brightwater')
    expect((await shownIn(page)).filter((text) => text.includes('Halden'))).toEqual([])
    expect(wrong).toEqual([])
  })

  test('opened from disk, it says that its links work on this device only', { tag: '@long' }, async ({ page }) => {
    await page.goto(address('scenario=established&signin=1'))
    const panel = await openDock(page, 'Hand over')
    await expect(panel.getByText('its links work on this device only. Send the file instead.')).toBeVisible()
    const link = await panel.getByLabel('Scenario link').inputValue()
    expect(link).toContain(`${pathToFileURL(FILE).href}#scenario=established`)
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByRole('banner').getByText('Sarah Whitfield', { exact: true })).toBeVisible()
  })

  test('opened from disk, the one file is a kiosk', { tag: '@long' }, async ({ page }) => {
    const wrong = watch(page)
    await page.clock.install()
    await page.goto(address('scenario=established&signin=1&kiosk=90'))
    await page.getByRole('link', { name: 'Cards' }).click()
    await page.getByRole('button', { name: 'Freeze', exact: true }).first().click()
    await expect(page.getByRole('button', { name: 'Unfreeze', exact: true })).toHaveCount(2)
    await page.clock.fastForward(90_000)
    await expect(page.getByRole('heading', { level: 1, name: /Sarah/ })).toBeVisible()
    await page.getByRole('link', { name: 'Cards' }).click()
    await expect(page.getByRole('button', { name: 'Unfreeze', exact: true })).toHaveCount(1)
    expect(wrong).toEqual([])
  })
})

test('the page of the folder, opened from disk, says in one sentence what to do', async ({ page }) => {
  await page.goto(pathToFileURL(join(DIST, 'index.html')).href)
  await expect(page.getByRole('main')).toContainText(
    'Open corridor.html instead, put this folder on a web host, or run npm start.',
  )
})
