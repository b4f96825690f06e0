import { beforeEach, expect, test } from 'vitest'
import { setBrand } from './brand.ts'

const LOGO = 'data:image/png;base64,iVBORw0KGgo='

const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href
const manifests = () => document.querySelectorAll('link[rel="manifest"]').length
const drawn = () => decodeURIComponent(icon() ?? '')

beforeEach(async () => {
  await setBrand({})
  document.head.innerHTML = '<link rel="icon" href="data:,own"><link rel="manifest" href="/manifest.webmanifest">'
})

test('a brand puts its logo into the tab and withholds the manifest until it ends', async () => {
  await setBrand({ name: 'Northbank', logo: LOGO })
  expect([icon(), manifests()]).toEqual([LOGO, 0])
  await setBrand({ name: 'Tideway' })
  expect(manifests()).toBe(0)
  await setBrand({})
  expect([icon(), manifests()]).toEqual(['data:,own', 1])
})

test('without a logo, or with a wordmark, the tab shows the initial in the colour of the brand', async () => {
  await setBrand({ name: 'öko Bank', color: '#1d4ed8' })
  expect(drawn()).toContain('>&#214;</text>')
  expect(drawn()).toContain('fill="#1d4ed8"')
  await setBrand({ name: '<i>', logo: LOGO, wordmark: true })
  expect(drawn()).toContain('>&#60;</text>')
})

test('another greeting is no brand', async () => {
  await setBrand({ greetingName: 'Ann' })
  expect([icon(), manifests()]).toEqual(['data:,own', 1])
})
