export const MONTHLY_VOLUMES = {
  '0-10k': '£0-£10,000',
  '10k-50k': '£10,000-£50,000',
  '50k-250k': '£50,000-£250,000',
  '250k-1m': '£250,000-£1,000,000',
  '1m+': '£1,000,000+',
} as const

export const GEOGRAPHIC_COVERAGE = {
  'uk-only': 'UK Only',
  'eu-uk': 'UK & EU',
  global: 'Global',
  custom: 'Custom, specify in comments',
} as const

export const DECLARATIONS = {
  sanctions: {
    title: 'Sanctions and PEP screening consent',
    text:
      'We agree to sanctions and politically exposed person (PEP) screening of the company, ' +
      'its owners and its directors.',
  },
  aml: {
    title: 'Anti-money laundering',
    text: 'We follow anti-money laundering rules and will not use the account for the proceeds of crime.',
  },
  compliance: {
    title: 'Regulatory compliance',
    text: 'The company holds every licence it needs and follows the rules of the countries it operates in.',
  },
  updates: {
    title: 'Information updates',
    text: 'We will report changes of ownership, directors, address or activity promptly.',
  },
} as const
type Declaration = keyof typeof DECLARATIONS

/** Kept on this device only, because the contract has no call for it. */
export interface Assessment {
  monthlyVolume: string
  purpose: string
  coverage: string
  /** Asked for when the coverage is custom. */
  comments: string
  declarations: Record<Declaration, boolean>
}

export const EMPTY_ASSESSMENT: Assessment = {
  monthlyVolume: '',
  purpose: '',
  coverage: '',
  comments: '',
  declarations: { sanctions: false, aml: false, compliance: false, updates: false },
}

export const isAssessmentComplete = ({ monthlyVolume, purpose, coverage, declarations }: Assessment): boolean =>
  monthlyVolume !== '' && purpose.trim() !== '' && coverage !== '' && Object.values(declarations).every(Boolean)
