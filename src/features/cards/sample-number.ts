import type { Card } from '../../contract/cards.ts'
import { seededRandom } from '../../seeded-random.ts'

/** A fictional card number for "View Details". It fails the Luhn check, so that no payment terminal accepts it. */
interface SampleCardNumber {
  /** Sixteen digits in groups of four, ending in the card's last four digits. */
  number: string
  /** `MM/YY`, three years after the card was issued. */
  expiry: string
  securityCode: string
}

/** Seeded by the card ID, so that a card always shows the same number. */
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
    expiry: `${twoDigits(issued.getUTCMonth() + 1)}/${twoDigits((issued.getUTCFullYear() + 3) % 100)}`,
    securityCode: '000',
  }
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The Luhn checksum, which every card terminal verifies. Ignores characters other than digits. */
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
