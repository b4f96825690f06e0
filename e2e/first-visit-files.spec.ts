import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DIST, expect, test } from './support/test.ts'

const fileOf = (name: string) => readFileSync(join(DIST, name), 'utf8')
const { entry, code } = JSON.parse(fileOf('corridor.json')) as { entry: string; code: string[] }

test('the code of a first visit asks the browser to compile it as it arrives', () => {
  for (const name of [entry, ...code.filter((file) => file.includes('/sign-in-'))])
    expect(fileOf(name), name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('no library is there in its development build', () => {
  // What the router says in the console of whoever develops with it.
  for (const name of code) expect(fileOf(name), name).not.toContain('No routes matched location')
})

test('parts of libraries that nobody reaches are in no file', () => {
  // A button's ripple and spinner, and what every copy of lodash's maps carries.
  for (const name of code)
    expect(fileOf(name), name).not.toMatch(/MuiTouchRipple|MuiCircularProgress|__lodash_hash_undefined__/)
})

test('the sign-in form comes before the frame, and styles that both need come once', () => {
  const page = fileOf('index.html')
  const [form, frame] = ['<template id="screen-sign-in">', '<template id="screen-frame">'].map((start) =>
    page.indexOf(start),
  )
  expect(form).toBeGreaterThan(0)
  expect(page.slice(form, frame)).toContain('<script>')
  const styles = page.match(/data-emotion="css-global [^"]+"/g) ?? []
  expect(styles.length).toBeGreaterThan(1)
  expect(new Set(styles).size).toBe(styles.length)
})

test('the sign-in can be read without an image', () => {
  // An image in a style is a document of its own to load before the first picture of the page.
  const page = fileOf('index.html')
  expect(page.slice(page.indexOf('<style'))).not.toContain('url(')
})

test('the panel beside the form gets its light with its picture, and not before', async ({ app, page }) => {
  // Over half a screen it takes longer to draw than all the words of the form.
  const built = fileOf('index.html')
  expect(
    built.slice(built.indexOf('<template id="screen-sign-in">'), built.indexOf('<template id="screen-frame">')),
  ).not.toContain('gradient(')
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
  await expect(page.locator('#root')).toHaveAttribute('data-alive', '')
  await page.getByLabel('Email').fill('sarah@halden.example')
  expect(app.host.log.filter(({ path }) => PICTURE.test(path))).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.locator('[data-picture]')).toContainText('SEPA Instant')
  await expect(page.locator('[data-picture]')).toContainText('25+ currencies')
  expect(app.host.log.filter(({ path }) => PICTURE.test(path))).toHaveLength(1)
})
