import type { Card } from '../../contract/cards.ts'
import { seededRandom } from '../../seeded-random.ts'

/** What "View Details" reveals: a number that no terminal takes, because the product holds no real one. */
export interface SampleCardNumber {
  /** Sixteen digits in fours, ending in the card's last four, with a wrong check digit on purpose. */
  number: string
  /** `MM/YY`, three years after the card was issued. */
  expiry: string
  securityCode: string
}

export function sampleCardNumber({
  id,
  brand,
  last4,
  createdAt,
}: Pick<Card, 'id' | 'brand' | 'last4' | 'createdAt'>): SampleCardNumber {
  const random = seededRandom(`number ${id}`)
  const first = /master/i.test(brand) ? '5' : '4'
  const middle = Array.from({ length: 10 }, () => random.int(0, 9)).join('')
  const tail = last4.padStart(4, '0').slice(-4)
  const digits = [0, 1].map((digit) => `${first}${digit}${middle}${tail}`).find((candidate) => !passesLuhn(candidate))
  const issued = new Date(createdAt)
  return {
    number: (digits ?? `${first}0${middle}${tail}`).replace(/(.{4})(?=.)/g, '$1 '),
    expiry: `${String(issued.getUTCMonth() + 1).padStart(2, '0')}/${String((issued.getUTCFullYear() + 3) % 100).padStart(2, '0')}`,
    securityCode: '000',
  }
}

/** The check every card terminal makes before anything else. */
export function passesLuhn(number: string): boolean {
  const sum = number
    .replace(/\D/g, '')
    .split('')
    .toReversed()
    .reduce((total, character, index) => {
      const digit = Number(character) * (index % 2 === 0 ? 1 : 2)
      return total + (digit > 9 ? digit - 9 : digit)
    }, 0)
  return sum % 10 === 0
}
