import { expect, test } from './support/test.ts'

test.describe('on a host without rewrites', () => {
  test('an unknown path two levels deep shows the Not-found screen on the very first visit', async ({ app, page }) => {
    await page.goto(`${app.host.url}no/such-page`)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    expect(await page.evaluate(() => window.corridorBase)).toBe('/sales/demo/')
  })

  test('the file opens by its name, as its folder does', async ({ app, page }) => {
    await page.goto(`${app.host.url}index.html#signin=1`)
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/sales/demo/')
  })

  for (const path of ['auth', 'signup', 'auth/']) {
    test(`the deep link ${path} opens`, async ({ app, page }) => {
      await page.goto(app.host.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => window.corridorBase)).toBe('/sales/demo/')
    })
  }
})

test.describe('on a host that answers every path with the page', () => {
  test.use({ hostOptions: { rewrites: true } })

  for (const path of ['no/such-page', 'no/such-page/']) {
    test(`the unknown path ${path} shows the Not-found screen`, async ({ app, page }) => {
      // Of an address that looks like a folder the page first believes that it is the application's own.
      app.tolerate(/Failed to load|MIME type/)
      await page.goto(app.host.url + path)
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
      expect(await page.evaluate(() => window.corridorBase)).toBe('/sales/demo/')
    })
  }
})

test.describe('in a folder that has the name of a route', () => {
  test.use({ hostOptions: { mount: '/payments/' } })

  test('the application finds itself', async ({ app, page }) => {
    app.tolerate(/Failed to load/)
    await page.goto(`${app.host.url}auth`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => window.corridorBase)).toBe('/payments/')
  })
})

test.describe('on a host that leaves the last slash out', () => {
  test.use({ hostOptions: { bareMount: true } })

  test('the application opens with one load of the page', async ({ app, page }) => {
    await page.goto(app.host.url.slice(0, -1))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(app.host.log.filter(({ path }) => path === '/sales/demo' || path === '/sales/demo/')).toHaveLength(1)
  })
})
