import { boolean, object, string, type InferType } from 'yup'
import { readProspect } from '../../../bank/scenarios/prospect/read-prospect.ts'
import type { BankOptions } from '../../../bank/store/bank-options.ts'
import type { BrandChoice } from '../../../bank/store/brand-choice.ts'
import { isShortText } from '../../../bank/store/plain-text.ts'
import { PROSPECT_COUNTRIES, PROSPECT_CURRENCIES, type ProspectKit } from '../../../bank/store/prospect-kit.ts'
import { isPaymentCount, MAX_PAYMENTS } from '../../../bank/store/scenario-options.ts'
import type { BankRecord } from '../../../bank/store/storage/stored-bank.ts'
import { COUNTED_SCENARIO } from '../../../bank/scenarios/catalogue.ts'
import { isRoomName, roomOf } from '../../rooms/rooms.ts'

const regions = new Intl.DisplayNames('en', { type: 'region' })

export const COUNTRIES = PROSPECT_COUNTRIES.map((code) => [code, regions.of(code) ?? code] as const)

export const CURRENCIES = [['', 'Local'], ...PROSPECT_CURRENCIES.map((code) => [code, code] as const)] as const

export const SIZES = [
  ['small', 'Small'],
  ['mid', 'Medium'],
  ['large', 'Large'],
] as const satisfies readonly (readonly [ProspectKit['size'], string])[]

const OWN_COLOUR = '#0f6b57'

const shortText = string()
  .trim()
  .test('short', 'At most 60 ordinary characters', (text) => !text || isShortText(text))

export const sceneSchema = object({
  scenario: string().required(),
  payments: string()
    .required('Enter a number')
    .test('count', `Enter a whole number up to ${MAX_PAYMENTS}`, (text) => isPaymentCount(Number(text))),
  company: shortText.defined(),
  name: shortText.defined(),
  job: shortText.defined(),
  email: string().defined(),
  country: string().defined(),
  currency: string().defined(),
  size: string().defined(),
  payees: string().defined(),
  bank: shortText.defined(),
  color: string().defined(),
  logo: string().defined(),
  wordmark: boolean().defined(),
  greeting: shortText.defined(),
  ownFigures: boolean().defined(),
  room: string()
    .defined()
    .test('room', 'Up to 24 lowercase letters, digits and hyphens', (text) => text === '' || isRoomName(text)),
  signin: boolean().defined(),
})

export type Scene = InferType<typeof sceneSchema>

/** What is shown now, as the form writes it. */
export function sceneOf(
  { scenario, payments, prospect }: Readonly<BankRecord>,
  brand: Readonly<BrandChoice>,
  { basePath, scope }: Pick<BankOptions, 'basePath' | 'scope'>,
): Scene {
  return {
    scenario,
    payments: String(payments ?? 10_000),
    company: prospect?.company ?? '',
    name: prospect?.person.name ?? '',
    job: prospect?.person.job ?? '',
    email: prospect?.person.email ?? '',
    country: prospect?.country ?? 'GB',
    currency: prospect?.currency ?? '',
    size: prospect?.size ?? 'mid',
    payees: prospect?.payees.join('\n') ?? '',
    bank: brand.name ?? '',
    color: brand.color ?? OWN_COLOUR,
    logo: brand.logo ?? '',
    wordmark: brand.wordmark === true,
    greeting: brand.greetingName ?? '',
    ownFigures: prospect !== null || brand.samples === false,
    room: roomOf(basePath, scope),
    signin: true,
  }
}

/** The prospect of the form; null without a company. Throws a sentence when a part is invalid. */
export function kitOf({ company, name, job, email, country, currency, size, payees, bank }: Scene): ProspectKit | null {
  if (company.trim() === '') return null
  const kit = readProspect({
    company,
    person: { name, job, email },
    country,
    ...(currency && { currency }),
    size,
    payees: payees.split('\n'),
    bank,
  })
  if (typeof kit === 'string') throw new Error(`${kit}.`)
  return kit
}

export const brandOfScene = ({ company, bank, color, logo, wordmark, greeting, ownFigures }: Scene): BrandChoice => ({
  ...(bank.trim() && { name: bank.trim() }),
  ...(color !== OWN_COLOUR && { color }),
  ...(logo && { logo, ...(wordmark && { wordmark }) }),
  ...(greeting.trim() && { greetingName: greeting.trim() }),
  ...(ownFigures && company.trim() === '' && { samples: false }),
})

/** The number of payments, in the only scenario that takes one. */
export const countOf = ({ scenario, payments }: Pick<Scene, 'scenario' | 'payments'>): number | null =>
  scenario === COUNTED_SCENARIO ? Number(payments) : null
