import type { ProspectKit } from '../../bank/store/prospect-kit.ts'
import { readProspect } from '../../bank/scenarios/prospect/read-prospect.ts'
import type { ShareLink } from './share-link.ts'

/** The prospect of a link; throws one sentence when a part is invalid. */
export function prospectOf(link: ShareLink): ProspectKit {
  const { company, person, country, money: currency, size, payees, brand } = link
  const kit = readProspect({
    company,
    person,
    country,
    currency,
    size,
    payees: payees?.split(';'),
    bank: brand,
  })
  if (typeof kit === 'string')
    throw new Error(`The link was not followed: ${kit.charAt(0).toLowerCase()}${kit.slice(1)}.`)
  return kit
}
