import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DIST, expect, test } from '../support/test.ts'

const fileOf = (name: string) => readFileSync(join(DIST, name), 'utf8')
// Not read before a test runs: an editor lists the tests where nothing has been built.
const codeFiles = () => JSON.parse(fileOf('corridor.json')) as string[]

test('the build contains no development build of a library', () => {
  // A console message that only the development build of the router contains.
  for (const name of codeFiles()) expect(fileOf(name), name).not.toContain('No routes matched location')
})

test('no file has a name that filter lists of ad blockers stop', () => {
  expect(codeFiles().filter((name) => /\/(ads?|analytics?|track\w*|banner)[-.]/.test(name))).toEqual([])
})

test('the demonstration is not indexed', () => {
  expect(fileOf('index.html')).toMatch(/<meta name="robots" content="noindex/)
})

test('every protected page shows a spinner until its session is known', () => {
  const page = fileOf('index.html')
  const [, frame = ''] = /<template id="screen-frame">(.*?)<\/template>/s.exec(page) ?? []
  expect(frame).toMatch(/<main.*role="status" aria-label="Loading".*MuiCircularProgress-root.*<\/main>/s)
})

test('the first screen of the sign-in page needs no image', () => {
  // An SVG image in a style delays the first paint.
  const page = fileOf('index.html')
  expect(page.slice(page.indexOf('<style'))).not.toContain('url(')
})

test('the panel beside the sign-in form shows its picture and its glow', { tag: '@long' }, async ({ app, page }) => {
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

test('a phone does not fetch the picture of the panel', { tag: '@long' }, async ({ app, page }) => {
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
