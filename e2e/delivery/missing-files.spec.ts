import type { Page } from '@playwright/test'
import { countLoads } from '../support/pages.ts'
import { expect, inBothTransports, MOUNT, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

inBothTransports(() => {
  test('a missing shell file reloads the page once, then shows an error', async ({ app, page }) => {
    app.tolerate(/Failed to load resource.*shell/)
    app.tolerate(/dynamically imported module/)
    const loads = countLoads(page)
    let gone = true
    app.host.setHook(({ path }) => (gone && path.includes('/shell-') ? { status: 404, body: 'Not found' } : undefined))
    await app.open('/cards', { signedIn: true })
    await expect(page.getByRole('alert')).toContainText('This page could not be shown')
    expect(loads()).toBe(2)
    gone = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article')).toHaveCount(5)
    expect(loads()).toBe(3)
  })
})

test('a missing entry script shows a message instead of a blank page or a reload loop', async ({ app, page }) => {
  app.tolerate(/Failed to load resource/)
  const loads = countLoads(page)
  app.host.setHook(({ path }) =>
    /assets\/index-[^/]*\.js$/.test(path) ? { status: 404, body: 'Not found' } : undefined,
  )
  await page.goto(`${app.host.url}cards#signin=1&transport=page`)
  await expect(page.getByText('This page could not find its files on this host. Please reload it.')).toBeVisible()
  expect(loads()).toBe(1)
})

inBothTransports(() => {
  for (const isRestored of [true, false]) {
    test(`a missing page file reloads the page once and then shows ${isRestored ? 'the page' : 'an error'}`, async ({
      app,
      page,
    }) => {
      app.tolerate(/Failed to load resource.*cards-page/)
      app.tolerate(/dynamically imported module/)
      let loads = 0
      let gone = true
      page.on('domcontentloaded', () => (loads += 1))
      app.host.setHook(({ path }) => {
        // Only a reload requests the page itself from the host.
        if (isRestored && path === `${MOUNT}cards`) gone = false
        return gone && path.includes('/cards-page-') ? { status: 404, body: 'Not found' } : undefined
      })
      await app.open('/accounts', { signedIn: true })
      await expect(heading(page)).toHaveText('Accounts')
      expect(loads).toBe(1)

      await page.getByRole('link', { name: 'Cards' }).click()
      if (!isRestored) {
        await expect(page.getByRole('alert')).toContainText(/could not be shown.*Check your connection/)
        gone = false
        await page.getByRole('button', { name: 'Try again' }).click()
      }
      await expect(heading(page)).toHaveText('Cards')
      await expect(page.getByRole('article')).toHaveCount(5)
      expect(loads, 'loads of the page').toBe(isRestored ? 2 : 3)
    })
  }
})
