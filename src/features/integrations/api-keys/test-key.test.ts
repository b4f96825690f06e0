import { afterEach, expect, test, vi } from 'vitest'
import { maskedKey } from '../../../session/developer-settings.ts'
import { endingOf, generateTestKey } from './test-key.ts'

afterEach(() => vi.restoreAllMocks())

test('generates a test key of 32 letters and digits', () => {
  expect(generateTestKey()).toMatch(/^crd_test_[A-Za-z0-9]{32}$/)
})

test('generates unique keys', () => {
  expect(new Set(Array.from({ length: 200 }, generateTestKey)).size).toBe(200)
})

test('rejects bytes that would cause modulo bias', () => {
  let round = 0
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.fill(round++ === 0 ? 255 : 1)
    return bytes
  })
  expect(generateTestKey()).toBe(`crd_test_${'B'.repeat(32)}`)
})

test('masks a key except for its prefix and last four characters', () => {
  const key = generateTestKey()
  const masked = maskedKey('test', endingOf(key))
  expect(masked).toBe(`crd_test_••••••••••${key.slice(-4)}`)
  expect(masked).not.toContain(key.slice(9, 20))
})
