import { plainLetters } from '../../../../src/contract/values/latin-letters.ts'
import { ibanOf } from '../../../../src/contract/values/iban.ts'
import type { ProspectCountry, ProspectKit } from '../../store/prospect-kit.ts'
import type { Random } from '../../store/random.ts'

/** The countries that have IBANs. */
export type IbanCountry = Exclude<ProspectCountry, 'US' | 'CA' | 'AU'>

export const hasIbans = (country: ProspectCountry): country is IbanCountry =>
  country !== 'US' && country !== 'CA' && country !== 'AU'

type Draw = Pick<Random, 'digits'>

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)

const modulo97 = (digits: string): number => Number(BigInt(digits) % 97n)

/** A check digit modulo 11. Numbers that would need the digit 10 are not given out. */
function withEleven(draw: () => string, weights: readonly number[]): string {
  const number = draw()
  const check = (11 - (weighted(number, weights) % 11)) % 11
  return check === 10 ? withEleven(draw, weights) : `${number}${check}`
}

/** The last digit makes the sum of all, with every second one doubled, a multiple of ten. */
function withLuhn(number: string): string {
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return `${number}${(10 - (sum % 10)) % 10}`
}

const SPANISH = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]
function spanishCheck(ten: string): string {
  const check = 11 - (weighted(ten, SPANISH) % 11)
  return String(check === 11 ? 0 : check === 10 ? 1 : check)
}

/** Values of the characters at odd places of an Italian account; those at even places count as they are. */
const ITALIAN_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
function italianCheck(digits: string): string {
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? (ITALIAN_ODD[Number(digit)] ?? 0) : Number(digit)),
    0,
  )
  return String.fromCharCode(65 + (sum % 26))
}

/**
 * National account numbers with the country's own check digits. `code` are the four letters of a bank; where banks have
 * numbers, they begin with 99, which no bank has been given.
 */
const NATIONAL: Readonly<Record<IbanCountry, (code: string, draw: Draw) => string>> = {
  GB: (code, { digits }) => `${code}040075${digits(8)}`,
  IE: (code, { digits }) => `${code}990075${digits(8)}`,
  NL: (code, { digits }) => `${code}${digits(10)}`,
  DE: (_, { digits }) => `99400075${digits(10)}`,
  AT: (_, { digits }) => `99075${digits(11)}`,
  CH: (_, { digits }) => `99075${digits(12)}`,
  DK: (_, { digits }) => `9975${digits(10)}`,
  SE: (_, { digits }) => `997${withLuhn(digits(16))}`,
  FR(_, { digits }) {
    const account = digits(11)
    const rest = (89 * 99_400 + 15 * 75 + 3 * Number(account)) % 97
    return `9940000075${account}${String(97 - rest).padStart(2, '0')}`
  },
  BE(_, { digits }) {
    const number = `997${digits(7)}`
    return `${number}${String(modulo97(number) || 97).padStart(2, '0')}`
  },
  ES(_, { digits }) {
    const account = digits(10)
    return `99400075${spanishCheck('0099400075')}${spanishCheck(account)}${account}`
  },
  IT(_, { digits }) {
    const number = `9940000075${digits(12)}`
    return `${italianCheck(number)}${number}`
  },
  PT(_, { digits }) {
    const number = `99400075${digits(11)}`
    return `${number}${String(98 - modulo97(`${number}00`)).padStart(2, '0')}`
  },
  NO: (_, { digits }) => withEleven(() => `9975${digits(6)}`, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]),
  FI: (_, { digits }) => withLuhn(`997500${digits(7)}`),
  PL(_, { digits }) {
    const bank = '9940075'
    return `${bank}${(10 - (weighted(bank, [3, 9, 7, 1, 3, 9, 7]) % 10)) % 10}${digits(16)}`
  },
  CZ: (_, { digits }) => `9940000000${withEleven(() => digits(9), [6, 3, 7, 9, 10, 5, 8, 4, 2])}`,
}

/** The invented bank of those who are paid. */
const OTHER_BANK = 'HVNB'

export const beneficiaryIban = (country: IbanCountry, draw: Draw): string =>
  ibanOf(country, NATIONAL[country](OTHER_BANK, draw))

export const sortCodeAndAccount = ({ digits, int }: Pick<Random, 'digits' | 'int'>): string =>
  `98-${int(10, 99)}-${int(10, 99)} ${int(1, 9)}${digits(7)}`

/** Four letters for IBAN and BIC: `Northbank` -> `NRTH`. */
export function bankCode(name: string): string {
  const letters = plainLetters(name)
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
  const [first = ''] = letters
  const code = first + letters.slice(1).replace(/[AEIOU]/g, '')
  return name === '' || first === '' ? 'CRDR' : (code.length < 4 ? letters : code).padEnd(4, 'X').slice(0, 4)
}

/** The letters of a BIC for the bank's seat. */
const PLACE: Readonly<Partial<Record<IbanCountry, string>>> = { GB: '2L', DE: 'FF', FR: 'PP', NL: '2A', IE: '2D' }

/**
 * Number and BIC of the prospect's account at the bank. Where there are no IBANs, companies get British ones, as from
 * other banks that open accounts across borders.
 */
export function ownAccount({ country, bank }: ProspectKit, draw: Draw) {
  const home = hasIbans(country) ? country : 'GB'
  const code = bankCode(bank)
  return { iban: ibanOf(home, NATIONAL[home](code, draw)), bic: `${code}${home}${PLACE[home] ?? '22'}` }
}
