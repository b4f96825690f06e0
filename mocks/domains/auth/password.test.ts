import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from './password.ts'

test('a password matches its own hash and no other', async () => {
  const hash = await hashPassword('corridor-demo', 'salt')
  expect(hash).toMatch(/^scrypt\$\d+\$salt\$[0-9a-f]{48}$/)
  expect(await passwordMatches('corridor-demo', hash)).toBe(true)
  expect(await passwordMatches('corridor-dem0', hash)).toBe(false)
})

test('a hash that an earlier build stored still lets its owner in', async () => {
  const stored = 'scrypt$4096$halden-2041$f211971ecf32658d01474ea143575486a6e1867e38b8131b'
  expect(await passwordMatches('corridor-demo', stored)).toBe(true)
  expect(await passwordMatches('corridor', stored)).toBe(false)
})

test('a stored text that is no hash, or asks for a cost of its own, matches nothing', async () => {
  for (const stored of ['', 'plain', 'scrypt$$nobody$', 'scrypt$1073741824$salt$00'])
    expect(await passwordMatches('plain', stored)).toBe(false)
})
