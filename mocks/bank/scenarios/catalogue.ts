/** Titles and people of the scenarios, known without loading one. */
export const catalogue = {
  established: {
    title: 'Established business',
    description: 'A London coffee importer that pays farms, roasters and staff in four currencies.',
    person: 'sarah@halden.example',
  },
  fresh: {
    title: 'Nobody yet',
    description: 'An empty bank: begin with creating an account.',
    person: null,
  },
  unverified: {
    title: 'Email not verified',
    description: 'Registered a moment ago; the verification link waits in the inbox.',
    person: 'rosa@tamar.example',
  },
  onboarding: {
    title: 'In verification',
    description: 'A company under review, with owners approved, pending, rejected and in between.',
    person: 'imogen@saltmarsh.example',
  },
  empty: {
    title: 'Verified, no accounts',
    description: 'A verified company that has not opened an account yet.',
    person: 'owen@larkfield.example',
  },
  suspended: {
    title: 'Suspended company',
    description: 'The bank has suspended the company: everything is visible, no money moves.',
    person: 'marta@brackwater.example',
  },
  enterprise: {
    title: 'Enterprise volume',
    description: 'A freight group with thousands of payments; the number can be chosen.',
    person: 'helena@meridian.example',
  },
} as const satisfies Readonly<Record<string, { title: string; description: string; person: string | null }>>

export type ScenarioName = keyof typeof catalogue

export const isScenario = (value: string): value is ScenarioName => Object.hasOwn(catalogue, value)

/** Scenarios of a new customer, whose figures would contradict the fixed samples of the specification. */
export const beginsWithoutSamples = (scenario: string): boolean => scenario === 'fresh' || scenario === 'unverified'

/** The scenario that takes a number of payments. */
export const COUNTED_SCENARIO = 'enterprise' satisfies ScenarioName
