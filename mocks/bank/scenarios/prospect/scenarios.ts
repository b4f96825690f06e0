import type { ProspectKit } from '../../store/prospect-kit.ts'
import type { Scenario, Seed } from '../../store/scenario.ts'
import { seedBusiness } from '../business.ts'
import { catalogue, type ScenarioName } from '../catalogue.ts'
import { ownAccount } from './account-numbers.ts'
import { drawFor, loadCast } from './cast.ts'
import { amountIn, businessOf, foreignTo, homeCurrency, beneficiaryIn } from './prospect-business.ts'

/**
 * How a scenario is seeded for a prospect; the files of the others are loaded when needed. One that is not here keeps
 * its own company.
 */
const seeds: Readonly<Partial<Record<ScenarioName, (kit: ProspectKit) => Promise<Seed> | Seed>>> = {
  async established(kit) {
    const castFor = await loadCast(kit)
    return (tx) => seedBusiness(tx, businessOf(kit, tx.seed, castFor(tx.seed)))
  },
  fresh: () => () => {},
  async unverified({ person: { name, email } }) {
    const { seedUnverified } = await import('../unverified.ts')
    return (tx) => seedUnverified(tx, { name, email })
  },
  async onboarding(kit) {
    const [{ seedOnboarding }, castFor] = await Promise.all([import('../onboarding.ts'), loadCast(kit)])
    return (tx) => {
      const { person, company, colleagues } = castFor(tx.seed)
      seedOnboarding(tx, { person, company, others: [colleagues[0] ?? '', colleagues[1] ?? '', colleagues[2] ?? ''] })
    }
  },
  async empty(kit) {
    const [{ seedEmpty }, castFor] = await Promise.all([import('../empty.ts'), loadCast(kit)])
    return (tx) => seedEmpty(tx, castFor(tx.seed))
  },
  async suspended(kit) {
    const [{ seedSuspended }, castFor] = await Promise.all([import('../suspended.ts'), loadCast(kit)])
    return (tx) => {
      const draw = drawFor(kit, tx.seed, 'suspended')
      const { person, company, home: payees, europe } = castFor(tx.seed)
      const home = homeCurrency(kit)
      const second = home === 'EUR' ? foreignTo('EUR') : 'EUR'
      const account = (label: string, currency: string, type: 'dedicated' | 'multi', pounds: number) => ({
        label,
        currency,
        type,
        number: ownAccount(kit, draw),
        current: amountIn(currency, draw.about(pounds), false),
      })
      seedSuspended(tx, {
        person,
        company,
        last4: `${draw.int(1, 9)}${draw.digits(3)}`,
        main: account('Main account', home, 'dedicated', 8_200),
        suppliers: account('Suppliers', second, 'multi', 1_250),
        storage: beneficiaryIn(home, kit.payees[0] ?? payees[0] ?? '', kit.country, draw),
        supplier: beneficiaryIn(second, kit.payees[1] ?? europe[0]?.name ?? '', europe[0]?.country ?? 'DE', draw),
      })
    }
  },
  async enterprise(kit) {
    const [{ seedEnterprise }, { groupOf }, castFor] = await Promise.all([
      import('../enterprise.ts'),
      import('./prospect-group.ts'),
      loadCast(kit),
    ])
    return (tx, { payments }) => seedEnterprise(tx, groupOf(kit, tx.seed, castFor(tx.seed)), payments)
  },
}

/** Whether it can be about a prospect's company. */
export const takesProspect = (name: ScenarioName): boolean => Object.hasOwn(seeds, name)

/** A scenario about the prospect's company instead of its own one. */
export async function aboutProspect(
  name: ScenarioName,
  kit: ProspectKit,
  own: () => Promise<Scenario>,
): Promise<Scenario> {
  const seed = await seeds[name]?.(kit)
  return seed ? { person: catalogue[name].person && kit.person.email, seed } : own()
}
