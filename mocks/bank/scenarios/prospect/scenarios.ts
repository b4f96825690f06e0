import type { ProspectKit } from '../../store/prospect-kit.ts'
import type { Scenario } from '../../store/scenario.ts'
import { seedBusiness } from '../business.ts'
import { catalogue, type ScenarioName } from '../catalogue.ts'
import { ownAccount } from './account-numbers.ts'
import { HOME_BENEFICIARIES, industryOf, TRADES } from './names.ts'
import { amountIn, businessOf, drawFor, foreignTo, homeCurrency, beneficiaryIn, peopleOf } from './prospect-business.ts'

type Seed = Scenario['seed']

/** How each scenario is seeded for a prospect; the files of the others are loaded when needed. */
const seeds: Readonly<Record<ScenarioName, (kit: ProspectKit) => Promise<Seed> | Seed>> = {
  established: (kit) => (tx) => seedBusiness(tx, businessOf(kit, tx.seed)),
  fresh: () => () => {},
  async unverified({ person: { name, email } }) {
    const { seedUnverified } = await import('../unverified.ts')
    return (tx) => seedUnverified(tx, { name, email })
  },
  async onboarding(kit) {
    const { seedOnboarding } = await import('../onboarding.ts')
    return (tx) => {
      const { person, company, colleagues } = peopleOf(kit, drawFor(kit, tx.seed, 'onboarding'))
      seedOnboarding(tx, { person, company, others: [colleagues[0] ?? '', colleagues[1] ?? '', colleagues[2] ?? ''] })
    }
  },
  async empty(kit) {
    const { seedEmpty } = await import('../empty.ts')
    return (tx) => {
      const { person, company } = peopleOf(kit, drawFor(kit, tx.seed, 'empty'))
      seedEmpty(tx, { person, company })
    }
  },
  async suspended(kit) {
    const { seedSuspended } = await import('../suspended.ts')
    return (tx) => {
      const draw = drawFor(kit, tx.seed, 'suspended')
      const { person, company } = peopleOf(kit, draw)
      const home = homeCurrency(kit)
      const industry = industryOf(kit.company)
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
        storage: beneficiaryIn(home, kit.payees[0] ?? HOME_BENEFICIARIES[kit.country][industry][0], kit.country, draw),
        supplier: beneficiaryIn(second, kit.payees[1] ?? TRADES[industry].europe[0]?.[0] ?? '', 'DE', draw),
      })
    }
  },
  async enterprise(kit) {
    const { seedEnterprise } = await import('../enterprise.ts')
    const { groupOf } = await import('./prospect-group.ts')
    return (tx, { payments }) => seedEnterprise(tx, groupOf(kit, tx.seed), payments)
  },
}

/** A scenario about the prospect's company instead of its own one. */
export async function aboutProspect(name: ScenarioName, kit: ProspectKit): Promise<Scenario> {
  const { title, description, person } = catalogue[name]
  return { name, title, description, person: person && kit.person.email, seed: await seeds[name](kit) }
}
