import { homeAddress, IN_FRAGMENT } from '../../../../src/routing/address.ts'
import { paths, routeOf } from '../../../../src/routing/paths.ts'
import type { BrandChoice } from '../../../bank/store/brand-choice.ts'
import { prospectParameters } from '../../../bank/scenarios/prospect/read-prospect.ts'
import { DEFAULT_SEED } from '../../../bank/store/bank-state.ts'
import type { BankRecord } from '../../../bank/store/storage/stored-bank.ts'
import { COUNTED_SCENARIO } from '../../../bank/scenarios/catalogue.ts'

/** The parameters of a link that shows the product like this. */
const brandParameters = (brand: BrandChoice, logo: string | undefined): Record<string, string> => ({
  ...(brand.name && { brand: brand.name }),
  ...(brand.color && { color: brand.color }),
  ...(logo && { logo: (brand.wordmark ? 'wordmark,' : '') + logo }),
  ...(brand.greetingName && { greeting: brand.greetingName }),
  ...(brand.samples !== undefined && { samples: brand.samples ? 'on' : 'off' }),
})

/** Pages that show a signed-in person nothing, or need a link from a mail. */
const ENTRY_PAGES: readonly string[] = [paths.signIn, paths.signUp, paths.verifyEmail]

/**
 * Where a scenario link opens: on the page that is shown, given as path and query. The one file keeps its route in the
 * fragment, which the link needs itself.
 */
export function linkAddress(basePath: string, shown: string): string {
  const [pathname = '', search = ''] = shown.split('?')
  if (IN_FRAGMENT || ENTRY_PAGES.includes(routeOf(pathname, basePath))) return homeAddress(basePath)
  return location.origin + pathname + (search && `?${search}`)
}

/** Shown beside links of the one file while it is opened from disk. Other builds do not hold the sentence. */
export const deviceOnly = (): string | undefined =>
  import.meta.env.MODE === 'file' && location.protocol === 'file:'
    ? 'This file has no address that others can open: its links work on this device only. Send the file instead.'
    : undefined

/** A time as links hold it, to the minute. */
export const linkTime = (time: number): string => `${new Date(time).toISOString().slice(0, 16)}Z`

/** Some mail programs cut longer ones. */
export const LONG_LINK = 1000

interface LinkParts {
  address: string
  record: Pick<BankRecord, 'scenario' | 'payments' | 'prospect'> & Partial<Pick<BankRecord, 'seed'>>
  brand: BrandChoice
  /** The logo as a link can carry it. */
  logo: string | undefined
  signin: boolean
  room?: string
  /** Further parameters. */
  parts?: Readonly<Record<string, string>>
}

/** A link that opens the scenario from its beginning, with prospect, brand and room. */
export function scenarioLink({ address, record, brand, logo, signin, room = '', parts = {} }: LinkParts): string {
  const { scenario, seed = DEFAULT_SEED, payments, prospect } = record
  return `${address}#${new URLSearchParams({
    scenario,
    ...(signin && { signin: '1' }),
    ...(scenario === COUNTED_SCENARIO && payments !== null && { payments: String(payments) }),
    ...(seed !== DEFAULT_SEED && { seed: String(seed) }),
    ...(prospect && prospectParameters(prospect)),
    ...brandParameters(brand, logo),
    ...(room !== '' && { room }),
    ...parts,
  }).toString()}`
}

/** What a link holds, in words: `the scenario, the prospect and the brand`. */
export function contentsOf(
  prospect: boolean,
  { name, color, greetingName, samples }: BrandChoice,
  logo: string | undefined,
): string {
  const parts = [
    'the scenario',
    ...(prospect ? ['the prospect'] : []),
    ...(name || color || greetingName ? ['the brand'] : []),
    ...(logo ? ['the logo'] : []),
    ...(samples === false ? ['own figures'] : []),
  ]
  return new Intl.ListFormat('en-GB').format(parts)
}
