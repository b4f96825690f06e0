import type { Transaction } from '../store/transaction.ts'
import type { Beneficiary } from '../domains/payments/seed.ts'
import { ibanOf } from '../../../src/contract/values/iban.ts'

/** A beneficiary and what is usually paid to it, in major units. */
export interface UsualBeneficiary extends Beneficiary {
  least: number
  most: number
}

interface Kind {
  stems: readonly string[]
  ends: readonly string[]
  least: number
  most: number
  at: (draw: Transaction) => Omit<Beneficiary, 'name'>
}

/** An unassigned bank code of each country. */
const germanIban = (number: string): string => ibanOf('DE', `99240033${number}`)
const dutchIban = (number: string): string => ibanOf('NL', `HVNB${number}`)

const tenDigits = ({ int }: Transaction): string => String(int(1_000_000_000, 2_000_000_000))

const atHome = (tx: Transaction): Omit<Beneficiary, 'name'> => ({
  rail: 'FASTER_PAYMENTS',
  currency: 'GBP',
  account: `98-${tx.int(10, 99)}-${tx.int(10, 99)} ${tenDigits(tx).slice(2)}`,
})
const inGermany = (tx: Transaction) => ({ rail: 'SEPA', currency: 'EUR', account: germanIban(tenDigits(tx)) }) as const
const inTheNetherlands = (tx: Transaction) =>
  ({ rail: 'SEPA', currency: 'EUR', account: dutchIban(tenDigits(tx)) }) as const
const overseas = (tx: Transaction) => ({ rail: 'SWIFT', currency: 'USD', account: tenDigits(tx) }) as const
const inJapan = (tx: Transaction) => ({ rail: 'SWIFT', currency: 'JPY', account: tenDigits(tx) }) as const

/** Whom a freight group pays: forwarders, hauliers, ports, growers, insurers, agents and surveyors. */
const KINDS: readonly Kind[] = [
  {
    stems: ['Nordhafen', 'Weserkai', 'Elbtor', 'Rheinbogen', 'Alsterufer', 'Jadebusen', 'Neckartal', 'Spreehafen'],
    ends: ['Spedition GmbH', 'Fracht GmbH', 'Logistik GmbH'],
    least: 640,
    most: 24_000,
    at: inGermany,
  },
  {
    stems: ['Maasmond', 'IJsselkade', 'Merwede', 'Noordzee', 'Waalhaven', 'Scheldeoord', 'Zuiderzee', 'Hoekse Waard'],
    ends: ['Expeditie B.V.', 'Transport B.V.', 'Cargo B.V.'],
    least: 580,
    most: 21_000,
    at: inTheNetherlands,
  },
  {
    stems: ['Humber', 'Mersey', 'Severn', 'Solent', 'Tyneside', 'Medway', 'Orwell', 'Clydebank'],
    ends: ['Haulage Ltd', 'Warehousing Ltd', 'Customs Brokers Ltd'],
    least: 240,
    most: 9_600,
    at: atHome,
  },
  {
    stems: [
      'Callao',
      'Guayaquil',
      'Mombasa',
      'Takoradi',
      'Cartagena',
      'Chattogram',
      'Laem Chabang',
      'Mundra',
      'Walvis Bay',
    ],
    ends: ['Port Services', 'Stevedores', 'Shipping Agency'],
    least: 900,
    most: 38_000,
    at: overseas,
  },
  {
    stems: [
      'Cordillera',
      'Valle Alto',
      'Monte Azul',
      'Kericho',
      'Sidamo Ridge',
      'Mekong Delta',
      'Highveld',
      'Santa Lucía',
      'Paraná',
      'Lake Kivu',
    ],
    ends: ['Growers Cooperative', 'Estates', 'Fruit Exporters'],
    least: 8_500,
    most: 168_000,
    at: overseas,
  },
  {
    stems: ['Anchor & Vale', 'Fairwind', 'Lodestar', 'Castellan', 'Broadreach', 'Saltire'],
    ends: ['Marine Insurance', 'Cargo Underwriters'],
    least: 2_400,
    most: 58_000,
    at: atHome,
  },
  {
    stems: ['Hakata', 'Shimizu', 'Nagoya Minato', 'Rokko', 'Shiogama'],
    ends: ['Kaiun K.K.', 'Unyu K.K.'],
    least: 240_000,
    most: 6_800_000,
    at: inJapan,
  },
  {
    stems: ['Alan', 'Bridget', 'Desmond', 'Fiona', 'Harjit', 'Marcia'],
    ends: ['Pemberton', 'Ogden', 'McAllister', 'Whitlock', 'Adeyemi'],
    least: 120,
    most: 2_900,
    at: atHome,
  },
]

export const freightBeneficiaries = (tx: Transaction): UsualBeneficiary[] =>
  KINDS.flatMap(({ stems, ends, least, most, at }) =>
    stems.flatMap((stem) => ends.map((end) => ({ name: `${stem} ${end}`, ...at(tx), least, most }))),
  )
