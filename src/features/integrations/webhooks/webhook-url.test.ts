import { expect, test } from 'vitest'
import { checkWebhookUrl, passesAll } from './webhook-url.ts'

const failing = (url: string) =>
  checkWebhookUrl(url)
    .filter((check) => !check.passed)
    .map((check) => check.label)

test.each([
  'https://shop.example/webhooks/corridor',
  'https://shop.example:8443/hook?source=corridor',
  '  https://hooks.shop.example  ',
])('accepts %s', (url) => expect(passesAll(checkWebhookUrl(url))).toBe(true))

test('refuses an address without https', () => {
  expect(failing('http://shop.example/hook')).toEqual(['Uses https'])
  expect(passesAll(checkWebhookUrl('http://shop.example/hook'))).toBe(false)
})

test('has advice for each check', () => {
  expect(checkWebhookUrl('http://user@localhost').filter(({ advice }) => advice === '')).toEqual([])
})

test.each([
  'https://localhost:3000/hook',
  'https://shop.localhost/hook',
  'https://127.0.0.1/hook',
  'https://10.2.3.4/hook',
  'https://172.20.1.1/hook',
  'https://192.168.1.20/hook',
  'https://[::1]/hook',
  'https://printer.local/hook',
  'https://intranet/hook',
  'https://intranet./hook',
  'https://localhost./hook',
])('refuses the private host of %s', (url) => expect(failing(url)).toEqual(['Public host name']))

test.each([
  'https://172.32.1.1/hook',
  'https://100.20.30.40/hook',
  'https://localhost.shop.example/hook',
  'https://10.shop.example/hook',
])('accepts the public host of %s', (url) => expect(failing(url)).toEqual([]))

test.each([
  'https://user:secret@shop.example/hook',
  'https://user@shop.example/hook',
  'https://:secret@shop.example/hook',
])('refuses the credentials in %s', (url) => expect(failing(url)).toEqual(['No user name or password']))

test.each([
  '',
  'shop.example/hook',
  'https://',
  'xhttps://shop.example',
  'https://shop.example:99999/hook',
  'https://a b.example',
  'javascript:alert(1)',
  'https://shop.example/my hook',
  'ftp://shop.example',
])('refuses %j as an incomplete URL, and says nothing else of it', (url) =>
  expect(failing(url)).toEqual(['Complete web address']),
)
