import { afterEach, expect, it, vi } from 'vitest'
import { freshSeed } from './random.ts'
import { isSeed } from './scenario-options.ts'

afterEach(() => vi.restoreAllMocks())

const drawn = () => Array.from({ length: 50 }, freshSeed)

it('draws seeds for tabs that no scenario has, so that their ids cannot be those of its rows', () => {
  expect(drawn().filter(isSeed)).toEqual([])
  expect(new Set(drawn()).size).toBe(50)
})

it('draws them also where the browser refuses random values', () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
    throw new DOMException('Refused', 'QuotaExceededError')
  })
  expect(drawn().filter(isSeed)).toEqual([])
  expect(new Set(drawn()).size).toBe(50)
})
