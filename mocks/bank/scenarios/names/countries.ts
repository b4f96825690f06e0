import type { ProspectCountry, ProspectCurrency } from '../../store/prospect-kit.ts'

/** What a prospect's country decides. In its patterns `#` stands for a digit from 1 to 9, `@` for a letter. */
interface Country {
  /** The country's own where an account can hold it, otherwise EUR. */
  currency: ProspectCurrency
  /** Who the prospect's person is when none is named. */
  contact: string
  city: string
  /** The line of an address with the city. */
  place: string
  /** In ranges that are kept for fiction, where the country has them. */
  phone: string
  /** As the country's register writes it. */
  registration: string
  /** Legal forms of companies. */
  forms: readonly [string, string]
  numberFirst?: true
  /** Where its European suppliers are. */
  europe: readonly [EuroPayee, EuroPayee]
}

type EuroPayee = Exclude<ProspectCountry, 'GB' | 'US' | 'CA' | 'AU' | 'CZ'>

export const COUNTRIES: Readonly<Record<ProspectCountry, Country>> = {
  GB: {
    currency: 'GBP',
    contact: 'Eleanor Marsh',
    city: 'London',
    place: 'London EC2A #@@',
    phone: '+44 20 7946 0###',
    registration: '0#######',
    forms: ['Ltd', 'Partners Ltd'],
    numberFirst: true,
    europe: ['IE', 'NL'],
  },
  US: {
    currency: 'USD',
    contact: 'Megan Carter',
    city: 'Chicago',
    place: 'Chicago, IL 606##',
    phone: '+1 312 555 01##',
    registration: '8#-#######',
    forms: ['Inc.', 'LLC'],
    numberFirst: true,
    europe: ['IE', 'NL'],
  },
  DE: {
    currency: 'EUR',
    contact: 'Katharina Vogel',
    city: 'Hamburg',
    place: '204## Hamburg',
    phone: '+49 40 66969 ###',
    registration: 'HRB 1#####',
    forms: ['GmbH', 'GmbH & Co. KG'],
    europe: ['AT', 'NL'],
  },
  FR: {
    currency: 'EUR',
    contact: 'Camille Laurent',
    city: 'Lyon',
    place: '6900# Lyon',
    phone: '+33 4 65 71 ## ##',
    registration: '8########',
    forms: ['SAS', 'SARL'],
    numberFirst: true,
    europe: ['BE', 'ES'],
  },
  NL: {
    currency: 'EUR',
    contact: 'Anouk de Wit',
    city: 'Rotterdam',
    place: '303# @@ Rotterdam',
    phone: '+31 10 555 0###',
    registration: '6#######',
    forms: ['B.V.', 'Groep B.V.'],
    europe: ['BE', 'DE'],
  },
  IE: {
    currency: 'EUR',
    contact: 'Aoife Brennan',
    city: 'Dublin',
    place: 'Dublin 2, D02 @@##',
    phone: '+353 1 555 0###',
    registration: '6#####',
    forms: ['Ltd', 'DAC'],
    numberFirst: true,
    europe: ['NL', 'BE'],
  },
  ES: {
    currency: 'EUR',
    contact: 'Lucía Navarro',
    city: 'Valencia',
    place: '4600# Valencia',
    phone: '+34 960 55 0# ##',
    registration: 'B########',
    forms: ['S.L.', 'S.A.'],
    europe: ['PT', 'FR'],
  },
  IT: {
    currency: 'EUR',
    contact: 'Giulia Ferri',
    city: 'Milano',
    place: '2012# Milano',
    phone: '+39 02 5550 ####',
    registration: 'MI-#######',
    forms: ['S.r.l.', 'S.p.A.'],
    europe: ['AT', 'ES'],
  },
  PT: {
    currency: 'EUR',
    contact: 'Inês Carvalho',
    city: 'Porto',
    place: '4200-### Porto',
    phone: '+351 22 555 ####',
    registration: '50#######',
    forms: ['Lda.', 'S.A.'],
    europe: ['ES', 'FR'],
  },
  BE: {
    currency: 'EUR',
    contact: 'Lotte Claes',
    city: 'Antwerpen',
    place: '2000 Antwerpen',
    phone: '+32 3 555 ## ##',
    registration: '0###.###.###',
    forms: ['BV', 'NV'],
    europe: ['NL', 'FR'],
  },
  AT: {
    currency: 'EUR',
    contact: 'Johanna Leitner',
    city: 'Wien',
    place: '11#0 Wien',
    phone: '+43 1 555 0###',
    registration: 'FN 3#####k',
    forms: ['GmbH', 'GmbH & Co. KG'],
    europe: ['DE', 'IT'],
  },
  CH: {
    currency: 'EUR',
    contact: 'Nina Aebischer',
    city: 'Zürich',
    place: '804# Zürich',
    phone: '+41 44 555 ## ##',
    registration: 'CHE-###.###.###',
    forms: ['AG', 'GmbH'],
    europe: ['AT', 'IT'],
  },
  SE: {
    currency: 'EUR',
    contact: 'Elin Sandberg',
    city: 'Göteborg',
    place: '41# ## Göteborg',
    phone: '+46 31 390 06 ##',
    registration: '5569##-####',
    forms: ['AB', 'Handels AB'],
    europe: ['DK', 'FI'],
  },
  NO: {
    currency: 'EUR',
    contact: 'Ingrid Solberg',
    city: 'Bergen',
    place: '50## Bergen',
    phone: '+47 55 55 0# ##',
    registration: '9########',
    forms: ['AS', 'Handel AS'],
    europe: ['SE', 'DK'],
  },
  DK: {
    currency: 'EUR',
    contact: 'Freja Holm',
    city: 'Aarhus',
    place: '8000 Aarhus',
    phone: '+45 86 55 0# ##',
    registration: '3#######',
    forms: ['ApS', 'A/S'],
    europe: ['SE', 'NO'],
  },
  FI: {
    currency: 'EUR',
    contact: 'Aino Koskinen',
    city: 'Turku',
    place: '20#00 Turku',
    phone: '+358 2 555 0###',
    registration: '2######-#',
    forms: ['Oy', 'Oyj'],
    europe: ['SE', 'DK'],
  },
  PL: {
    currency: 'EUR',
    contact: 'Zofia Lis',
    city: 'Gdańsk',
    place: '80-### Gdańsk',
    phone: '+48 58 555 ## ##',
    registration: '0000######',
    forms: ['Sp. z o.o.', 'S.A.'],
    europe: ['DE', 'SE'],
  },
  CZ: {
    currency: 'EUR',
    contact: 'Tereza Malá',
    city: 'Brno',
    place: '602 00 Brno',
    phone: '+420 555 0## ###',
    registration: '2#######',
    forms: ['s.r.o.', 'a.s.'],
    europe: ['AT', 'PL'],
  },
  CA: {
    currency: 'CAD',
    contact: 'Olivia Bouchard',
    city: 'Toronto',
    place: 'Toronto, ON M5V #@#',
    phone: '+1 416 555 01##',
    registration: '1######',
    forms: ['Inc.', 'Ltd'],
    numberFirst: true,
    europe: ['IE', 'NL'],
  },
  AU: {
    currency: 'AUD',
    contact: 'Matilda Hughes',
    city: 'Melbourne',
    place: 'Melbourne VIC 30##',
    phone: '+61 3 7010 ####',
    registration: '6## ### ###',
    forms: ['Pty Ltd', 'Holdings Pty Ltd'],
    numberFirst: true,
    europe: ['IE', 'NL'],
  },
}
