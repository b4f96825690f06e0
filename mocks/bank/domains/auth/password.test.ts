import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from './password.ts'

test('a password matches its own hash only', async () => {
  const hash = await hashPassword('corridor-demo', 'salt')
  expect(hash).toMatch(/^scrypt\$\d+\$salt\$[0-9a-f]{48}$/)
  expect(await passwordMatches('corridor-demo', hash)).toBe(true)
  expect(await passwordMatches('corridor-dem0', hash)).toBe(false)
})

test('a stored text that is not a hash, or has another cost, matches nothing', async () => {
  for (const stored of ['', 'plain', 'scrypt$$nobody$', 'scrypt$1073741824$salt$00', 'scrypt$4096$salt$00'])
    expect(await passwordMatches('plain', stored)).toBe(false)
})
