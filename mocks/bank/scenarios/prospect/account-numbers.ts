import { ibanOf } from '../../../../src/contract/values/iban.ts'
import type { ProspectCountry, ProspectKit } from '../../store/prospect-kit.ts'
import type { Random } from '../../store/random.ts'

/** The countries that have IBANs. */
export type IbanCountry = Exclude<ProspectCountry, 'US'>

/** Invented bank codes: no bank has been given them. */
const BENEFICIARY_BANK: Readonly<Record<Exclude<IbanCountry, 'GB'>, string>> = {
  DE: '99240033',
  FR: '9900400081',
  NL: 'HVNB',
}

/** The key that ends a French account number: bank, branch and account with weights, modulo 97. */
function frenchKey(bank: string, branch: string, account: string): string {
  const rest = (89 * Number(bank) + 15 * Number(branch) + 3 * Number(account)) % 97
  return String(97 - rest).padStart(2, '0')
}

function ibanAt(country: Exclude<IbanCountry, 'GB'>, bank: string, digits: (count: number) => string): string {
  if (country !== 'FR') return ibanOf(country, `${bank}${digits(10)}`)
  const account = digits(11)
  return ibanOf('FR', `${bank}${account}${frenchKey(bank.slice(0, 5), bank.slice(5), account)}`)
}

export const beneficiaryIban = (country: Exclude<IbanCountry, 'GB'>, { digits }: Pick<Random, 'digits'>): string =>
  ibanAt(country, BENEFICIARY_BANK[country], digits)

export const sortCodeAndAccount = ({ digits, int }: Pick<Random, 'digits' | 'int'>): string =>
  `98-${int(10, 99)}-${int(10, 99)} ${int(1, 9)}${digits(7)}`

/** Four letters for IBAN and BIC: `Northbank` -> `NRTH`. */
export function bankCode(name: string): string {
  const letters = name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
  const [first = ''] = letters
  const code = first + letters.slice(1).replace(/[AEIOU]/g, '')
  return name === '' || first === '' ? 'CRDR' : (code.length < 4 ? letters : code).padEnd(4, 'X').slice(0, 4)
}

const PLACE: Readonly<Record<IbanCountry, string>> = { GB: '2L', DE: 'FF', FR: 'PP', NL: '2A' }

/**
 * Number and BIC of the prospect's account at the bank. The United States have no IBANs: their companies get British
 * ones, as from other banks that open accounts across borders.
 */
export function ownAccount({ country, bank }: ProspectKit, { digits, int }: Pick<Random, 'digits' | 'int'>) {
  const home: IbanCountry = country === 'US' ? 'GB' : country
  const code = bankCode(bank)
  const bic = `${code}${home}${PLACE[home]}`
  if (home === 'GB') return { iban: ibanOf('GB', `${code}040075${int(2, 9)}${digits(7)}`), bic }
  return { iban: ibanAt(home, { DE: '99400075', FR: '9940000075', NL: code }[home], digits), bic }
}
