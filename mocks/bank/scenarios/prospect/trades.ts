type Industry = 'trading' | 'logistics' | 'software' | 'retail'

const WORDS: readonly (readonly [Industry, RegExp])[] = [
  [
    'logistics',
    /logisti|freight|shipping|transport|cargo|haul|courier|spedition|fracht|port\b|marine|airline|supply chain/i,
  ],
  [
    'software',
    /soft|tech|data|cloud|digital|labs?\b|systems?\b|\bit\b|\bai\b|apps?\b|cyber|saas|platform|media|studio|consult/i,
  ],
  [
    'retail',
    /retail|stores?\b|shop|market|fashion|boutique|outdoor|furniture|home\b|kitchen|sport|beauty|pharma|mode\b|food/i,
  ],
]

/** The industry that a company's name suggests; trading when it suggests none. */
export const industryOf = (company: string): Industry =>
  WORDS.find(([, words]) => words.test(company))?.[0] ?? 'trading'

/** Labels of accounts and cards, and beginnings of references. */
interface Trade {
  abroadAccount: string
  europeAccount: string
  projectAccount: string
  abroadReference: string
  europeReference: string
  homeReference: string
  teamCard: string
  eventCard: string
}

export const TRADES: Readonly<Record<Industry, Trade>> = {
  trading: {
    abroadAccount: 'Producers',
    europeAccount: 'European suppliers',
    projectAccount: 'Inspection and insurance',
    abroadReference: 'Contract',
    europeReference: 'Order',
    homeReference: 'Invoice',
    teamCard: 'Buying Team',
    eventCard: 'Trade Fair',
  },
  logistics: {
    abroadAccount: 'Carriers and ports',
    europeAccount: 'European hauliers',
    projectAccount: 'Cargo insurance',
    abroadReference: 'Voyage',
    europeReference: 'Transport',
    homeReference: 'Delivery note',
    teamCard: 'Port Agents',
    eventCard: 'Transport Fair',
  },
  software: {
    abroadAccount: 'Cloud and licences',
    europeAccount: 'European partners',
    projectAccount: 'Contractors',
    abroadReference: 'Licence',
    europeReference: 'Statement of work',
    homeReference: 'Invoice',
    teamCard: 'Engineering',
    eventCard: 'Developer Conference',
  },
  retail: {
    abroadAccount: 'Suppliers overseas',
    europeAccount: 'European brands',
    projectAccount: 'Freight and duties',
    abroadReference: 'Purchase order',
    europeReference: 'Season order',
    homeReference: 'Delivery',
    teamCard: 'Store Managers',
    eventCard: 'Spring Fair',
  },
}
