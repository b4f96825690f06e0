import type { Beneficiary } from '../domains/payments/seed.ts'
import { drawing } from '../store/random.ts'
import type { Transaction } from '../store/transaction.ts'
import { loadNames, type Names } from './names/names.ts'
import { beneficiaryIban, sortCodeAndAccount } from './prospect/account-numbers.ts'

/** A beneficiary and what is usually paid to it, in major units. */
export interface UsualBeneficiary extends Beneficiary {
  least: number
  most: number
}

/** Whom a freight group pays: hauliers, forwarders, agents overseas and people at home. */
export async function loadFreightBeneficiaries(): Promise<(tx: Transaction) => UsualBeneficiary[]> {
  const [british, german, dutch, american] = await Promise.all([
    loadNames('GB'),
    loadNames('DE'),
    loadNames('NL'),
    loadNames('US'),
  ] as const)
  return (tx) => {
    const draw = drawing({ int: tx.int, uuid: tx.newId })
    const drawn = (names: (seed: number) => Names) => names(tx.int(0, 0x7fffffff))
    const atHome = (name: string) =>
      ({ name, rail: 'FASTER_PAYMENTS', currency: 'GBP', account: sortCodeAndAccount(draw) }) as const
    const inEurope = (country: 'DE' | 'NL') => (name: string) =>
      ({ name, rail: 'SEPA', currency: 'EUR', account: beneficiaryIban(country, draw) }) as const
    const overseas = (currency: 'USD' | 'JPY') => (name: string) =>
      ({ name, rail: 'SWIFT', currency, account: `${tx.int(1, 9)}${draw.digits(9)}` }) as const
    const home = drawn(british)
    return [
      ...home.companies(36).map(atHome).map(usually(240, 38_000)),
      ...home.people(30).map(atHome).map(usually(120, 2_900)),
      ...drawn(german).companies(24).map(inEurope('DE')).map(usually(640, 24_000)),
      ...drawn(dutch).companies(24).map(inEurope('NL')).map(usually(580, 21_000)),
      ...drawn(american).companies(48).map(overseas('USD')).map(usually(2_400, 128_000)),
      ...YOKOHAMA.map(overseas('JPY')).map(usually(240_000, 6_800_000)),
    ]
  }
}

const YOKOHAMA = ['Hakata Kaiun K.K.', 'Shimizu Unyu K.K.', 'Rokko Kaiun K.K.', 'Shiogama Unyu K.K.']

const usually =
  (least: number, most: number) =>
  (beneficiary: Beneficiary): UsualBeneficiary => ({ ...beneficiary, least, most })
