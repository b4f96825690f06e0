import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DIST, expect, test } from '../support/test.ts'

const fileOf = (name: string) => readFileSync(join(DIST, name), 'utf8')
const code = Object.values(JSON.parse(fileOf('corridor.json')) as Record<string, { file: string }>)
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.js'))

test('no library is there in its development build', () => {
  // What the router says in the console of whoever develops with it.
  for (const name of code) expect(fileOf(name), name).not.toContain('No routes matched location')
})

test('the sign-in can be read without an image', () => {
  // An image in a style is a document of its own to load before the first picture of the page.
  const page = fileOf('index.html')
  expect(page.slice(page.indexOf('<style'))).not.toContain('url(')
})

test('the panel beside the form has its picture and its light', async ({ app, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await app.open('/auth')
  const panel = page.locator('[data-picture]')
  await expect(panel).toContainText('SEPA Instant')
  const fillings = await panel.evaluate((side) =>
    [...side.children].map((part) => ({
      light: getComputedStyle(part).backgroundImage,
      as: part.clientHeight === side.clientHeight && part.clientWidth === side.clientWidth,
    })),
  )
  expect(fillings).toContainEqual({ light: expect.stringContaining('radial-gradient'), as: true })
})

const PICTURE = /\/assets\/product-picture-/

test('a phone does not fetch the picture that stands beside the form on larger screens', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await app.open('/auth')
  await expect(page.locator('#root:not([data-screen])')).toBeAttached()
  await page.getByLabel('Email').fill('sarah@halden.example')
  expect(app.host.log.filter(({ path }) => PICTURE.test(path))).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.locator('[data-picture]')).toContainText('SEPA Instant')
  await expect(page.locator('[data-picture]')).toContainText('25+ currencies')
  expect(app.host.log.filter(({ path }) => PICTURE.test(path))).toHaveLength(1)
})
