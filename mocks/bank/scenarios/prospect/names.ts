import type { ProspectCountry } from '../../store/prospect-kit.ts'

/** Invented names for a prospect's book: what people, places and beneficiaries of a country and an industry are called. */

export const INDUSTRIES = ['trading', 'logistics', 'software', 'retail'] as const
export type Industry = (typeof INDUSTRIES)[number]

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

interface Place {
  people: readonly string[]
  addresses: readonly string[]
  /** As the country's register writes it; `#` is a digit. */
  registration: string
  landlord: string
  accountants: string
}

export const PLACES: Readonly<Record<ProspectCountry, Place>> = {
  GB: {
    people: [
      'Oliver Bennett',
      'Grace Holloway',
      'Samir Patel',
      'Megan Price',
      'Thomas Ashworth',
      'Leila Rahman',
      'Callum Reid',
      'Nadia Okoye',
    ],
    addresses: [
      '14 Harbour Exchange, London E14 9GE',
      '3 Canal Wharf, Leeds LS11 5PS',
      '27 Queen Square, Bristol BS1 4ND',
    ],
    registration: '0#######',
    landlord: 'Kingsmead Property Partners',
    accountants: 'Lyle & Farrow Accountants',
  },
  US: {
    people: [
      'Daniel Brooks',
      'Ashley Monroe',
      'Marcus Hill',
      'Priya Raman',
      'Kevin Ortiz',
      'Laura Whitman',
      'Jordan Ellis',
      'Naomi Price',
    ],
    addresses: [
      '410 Commerce Street, Suite 900, Dallas, TX 75202',
      '88 Franklin Avenue, Boston, MA 02110',
      '1200 Harbor Boulevard, Oakland, CA 94607',
    ],
    registration: '8#-#######',
    landlord: 'Lakeshore Office Partners LLC',
    accountants: 'Hartwell Grant CPAs',
  },
  DE: {
    people: [
      'Jonas Becker',
      'Lena Hoffmann',
      'Murat Aydin',
      'Sabine Krüger',
      'Felix Brandt',
      'Miriam Wolff',
      'Tobias Schäfer',
      'Greta Lorenz',
    ],
    addresses: ['Am Sandtorkai 41, 20457 Hamburg', 'Lindenstraße 8, 10969 Berlin', 'Hansaring 112, 50670 Köln'],
    registration: 'HRB 1#####',
    landlord: 'Hanse Gewerbeimmobilien GmbH',
    accountants: 'Reuter & Falk Steuerberatung',
  },
  FR: {
    people: [
      'Julien Moreau',
      'Chloé Girard',
      'Karim Benali',
      'Élodie Fontaine',
      'Antoine Roussel',
      'Inès Carpentier',
      'Mathieu Lefèvre',
      'Salomé Perrin',
    ],
    addresses: [
      '22 rue de la République, 69002 Lyon',
      '9 quai de Paludate, 33800 Bordeaux',
      '51 avenue Parmentier, 75011 Paris',
    ],
    registration: '8########',
    landlord: 'Foncière des Quais SAS',
    accountants: 'Cabinet Delmas Expertise',
  },
  NL: {
    people: [
      'Sander Visser',
      'Femke Jansen',
      'Bilal Haddou',
      'Lotte van Dijk',
      'Ruben Smit',
      'Noor Bakker',
      'Thijs Mulder',
      'Iris Hendriks',
    ],
    addresses: [
      'Wijnhaven 60, 3011 WS Rotterdam',
      'Herengracht 214, 1016 BS Amsterdam',
      'Stationsplein 12, 3511 ED Utrecht',
    ],
    registration: '6#######',
    landlord: 'Maaskade Vastgoed B.V.',
    accountants: 'Terpstra & Vos Accountants',
  },
}

/** Labels of accounts, beginnings of references, and beneficiaries abroad and in Europe (with the country of their IBAN). */
interface Trade {
  abroadAccount: string
  europeAccount: string
  projectAccount: string
  abroadReference: string
  europeReference: string
  homeReference: string
  teamCard: string
  eventCard: string
  abroad: readonly string[]
  /** Those abroad that an American company pays in pounds. */
  british: readonly [string, string, string]
  europe: readonly (readonly [name: string, country: 'DE' | 'FR' | 'NL'])[]
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
    british: ['Thames Commodity Brokers Ltd', 'Pennine Wool Mills Ltd', 'Bristol Channel Metals Ltd'],
    abroad: [
      'Andina Commodities S.A.C.',
      'Sapphire Mills Pvt Ltd',
      'Baltic Timber Export',
      'Cerro Verde Growers',
      'Anatolia Textile A.Ş.',
      'Pearl River Components Co.',
      'Sumida Works K.K.',
    ],
    europe: [
      ['Weserland Großhandel GmbH', 'DE'],
      ['Comptoir du Rhône SARL', 'FR'],
      ['Van Rijn Handel B.V.', 'NL'],
      ['Elbufer Metall GmbH', 'DE'],
      ['Négoce Atlantique SAS', 'FR'],
      ['Scheldezicht Trading B.V.', 'NL'],
    ],
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
    british: ['Solway Shipping Ltd', 'Harwich Freight Lines Ltd', 'Clyde Marine Services Ltd'],
    abroad: [
      'Straits Feeder Lines Pte',
      'Bosphorus Port Services',
      'Gulf Stevedoring LLC',
      'Pacific Crest Carriers Inc.',
      'Tanger Quai Maritime',
      'Mersin Liman Lojistik',
      'Osaka Bay Terminal K.K.',
    ],
    europe: [
      ['Nordkai Spedition GmbH', 'DE'],
      ['Transports Garonne SARL', 'FR'],
      ['Maasvlakte Trucking B.V.', 'NL'],
      ['Rheinhafen Umschlag GmbH', 'DE'],
      ['Fret Méditerranée SAS', 'FR'],
      ['Waterweg Containers B.V.', 'NL'],
    ],
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
    british: ['Fenwick Data Ltd', 'Holloway Security Ltd', 'Marlowe Analytics Ltd'],
    abroad: [
      'Granite Cloud Inc.',
      'Copperleaf Data Corp.',
      'Sunrise Codeworks Pvt Ltd',
      'Tall Pine Security Inc.',
      'Monsoon QA Services',
      'Vela Analytics LLC',
      'Hoshino Design K.K.',
    ],
    europe: [
      ['Kiefernwald Software GmbH', 'DE'],
      ['Atelier Numérique SARL', 'FR'],
      ['Polder Cloud B.V.', 'NL'],
      ['Lichtung Interaktiv GmbH', 'DE'],
      ['Octave Conseil SAS', 'FR'],
      ['Grachten Studio B.V.', 'NL'],
    ],
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
    british: ['Ashby Knitwear Ltd', 'Cotswold Ceramics Ltd', 'Lomond Leather Goods Ltd'],
    abroad: [
      'Lotus Garment Co. Ltd',
      'Marmara Home Textiles',
      'Silver Fern Outdoor Ltd',
      'Jade Harbour Goods Co.',
      'Casa Oaxaca Artesanías',
      'Deccan Leather Exports',
      'Kawara Homeware K.K.',
    ],
    europe: [
      ['Alsterhaus Mode GmbH', 'DE'],
      ['Maison Clairvaux SARL', 'FR'],
      ['De Linde Wonen B.V.', 'NL'],
      ['Bergtal Sport GmbH', 'DE'],
      ['Ateliers du Lac SAS', 'FR'],
      ['Kust & Co. B.V.', 'NL'],
    ],
  },
}

/** Beneficiaries in the prospect's own country. */
export const HOME_BENEFICIARIES: Readonly<
  Record<ProspectCountry, Readonly<Record<Industry, readonly [string, string]>>>
> = {
  GB: {
    trading: ['Severn Bonded Stores Ltd', 'Castlegate Packaging Ltd'],
    logistics: ['Humberside Pallets Ltd', 'Fenland Vehicle Hire Ltd'],
    software: ['Redwood Office Services Ltd', 'Pennine Telecom Ltd'],
    retail: ['Cotswold Shopfitting Ltd', 'Merrow Print & Signs Ltd'],
  },
  US: {
    trading: ['Great Plains Warehousing LLC', 'Harbor Box Company'],
    logistics: ['Bluegrass Truck Leasing LLC', 'Tri-State Pallet Co.'],
    software: ['Cedar Creek Office Services', 'Lone Star Telecom LLC'],
    retail: ['Prairie Store Fixtures Inc.', 'Bayview Sign Company'],
  },
  DE: {
    trading: ['Lagerhaus Süderelbe GmbH', 'Packwerk Harburg GmbH'],
    logistics: ['Palettendienst Nord GmbH', 'Fuhrpark Lüneburg GmbH'],
    software: ['Büroservice Spreeufer GmbH', 'Netzwerk Havel GmbH'],
    retail: ['Ladenbau Westfalen GmbH', 'Druckhaus Lindenau GmbH'],
  },
  FR: {
    trading: ['Entrepôts de la Saône SARL', 'Emballages Duvernay SAS'],
    logistics: ['Palettes du Rhône SARL', 'Location Véhicules Ouest SAS'],
    software: ['Bureaux Confluence SARL', 'Télécom Aquitaine SAS'],
    retail: ['Agencement Bellecour SARL', 'Imprimerie des Halles SAS'],
  },
  NL: {
    trading: ['Pakhuis Delfshaven B.V.', 'Verpakkingen Zaanstreek B.V.'],
    logistics: ['Palletpool Botlek B.V.', 'Wagenpark Schiedam B.V.'],
    software: ['Kantoorservice Zuidas B.V.', 'Glasvezel Utrecht B.V.'],
    retail: ['Winkelinrichting Brabant B.V.', 'Drukkerij de Amstel B.V.'],
  },
}
