import { object, string } from 'yup'
import { optionsOf } from '../../../../src/ui/forms/select.tsx'
import { readProspect } from '../../../bank/scenarios/prospect/read-prospect.ts'
import type { BankOptions } from '../../../bank/store/bank-options.ts'
import type { BrandChoice } from '../../../bank/store/brand-choice.ts'
import { isPicture } from '../../../bank/store/picture.ts'
import { isShortText } from '../../../bank/store/plain-text.ts'
import { PROSPECT_COUNTRIES, PROSPECT_CURRENCIES, type ProspectKit } from '../../../bank/store/prospect-kit.ts'
import { isPaymentCount, MAX_PAYMENTS } from '../../../bank/store/scenario-options.ts'
import type { BankRecord } from '../../../bank/store/storage/stored-bank.ts'
import { catalogue, COUNTED_SCENARIO, type ScenarioName } from '../../../bank/scenarios/catalogue.ts'
import { usableBrand } from '../../brand/usable-brand.ts'
import { isRoomName, roomOf } from '../../rooms/rooms.ts'

const regions = new Intl.DisplayNames('en-GB', { type: 'region' })

export const COUNTRIES = PROSPECT_COUNTRIES.map((value) => ({ value, label: regions.of(value) ?? value })).toSorted(
  (a, b) => a.label.localeCompare(b.label, 'en-GB'),
)

export const CURRENCIES = [
  { value: '', label: 'Local' },
  ...PROSPECT_CURRENCIES.map((code) => ({ value: code, label: code })),
]

export const SIZES = optionsOf({ small: 'Small', mid: 'Medium', large: 'Large' } satisfies Record<
  ProspectKit['size'],
  string
>)

/** By default those that the scenario begins with. */
export const FIGURES = optionsOf({ '': 'As the scenario has them', on: 'Fixed samples', off: 'The bank’s own' })

/** What a scenario is about when it is about a prospect's company. */
const OF_PROSPECT: Partial<Record<ScenarioName, string>> = {
  established: 'Pays suppliers, customers and staff in several currencies.',
  enterprise: 'A group with thousands of payments; the number can be chosen.',
}

export const descriptionOf = (name: ScenarioName, company: string): string =>
  (company.trim() && OF_PROSPECT[name]) || catalogue[name].description

const OWN_COLOUR = '#0f6b57'

const shortText = string()
  .trim()
  .test('short', 'At most 60 ordinary characters', (text) => !text || isShortText(text))

export const sceneSchema = object({
  payments: string()
    .required('Enter a number')
    .test('count', `Enter a whole number up to ${MAX_PAYMENTS}`, (text) => isPaymentCount(Number(text))),
  company: shortText,
  name: shortText,
  job: shortText,
  bank: shortText,
  greeting: shortText,
  room: string().test('room', 'Up to 24 lowercase letters, digits and hyphens', (text) => !text || isRoomName(text)),
})

/** What is shown now, as the form writes it. */
export function sceneOf(
  { scenario, payments, prospect }: Readonly<BankRecord>,
  brand: Readonly<BrandChoice>,
  { basePath, scope }: Pick<BankOptions, 'basePath' | 'scope'>,
) {
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
    figures: brand.samples === undefined ? '' : brand.samples ? 'on' : 'off',
    room: roomOf(basePath, scope),
    signin: true,
  }
}

export type Scene = ReturnType<typeof sceneOf>

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

/** The brand of the form, with a logo that can be shown. Rejects with a sentence. */
export async function brandOfScene({ bank, color, logo, wordmark, greeting, figures }: Scene): Promise<BrandChoice> {
  if (logo && !isPicture(logo))
    throw new Error('Paste a data URL of a picture (data:image/…;base64,…): nothing is loaded from other hosts.')
  return usableBrand({
    ...(bank.trim() && { name: bank.trim() }),
    ...(color !== OWN_COLOUR && { color }),
    ...(logo && { logo, ...(wordmark && { wordmark }) }),
    ...(greeting.trim() && { greetingName: greeting.trim() }),
    ...(figures && { samples: figures === 'on' }),
  })
}

/** The number of payments, in the only scenario that takes one. */
export const countOf = ({ scenario, payments }: Pick<Scene, 'scenario' | 'payments'>): number | null =>
  scenario === COUNTED_SCENARIO ? Number(payments) : null
