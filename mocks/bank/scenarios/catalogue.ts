import type { Seed } from '../store/scenario.ts'

interface Entry {
  title: string
  /** One sentence for the presenter. */
  description: string
  /** The e-mail of the scenario's person, or null when it has no users. */
  person: string | null
  /** What is in it, a chunk of its own. */
  load: () => Promise<Seed>
}

/** Every scenario. A new one needs an entry here and its file, which gets the e-mail of its person from here. */
export const catalogue = {
  established: {
    title: 'Established business',
    description: 'A London coffee importer that pays farms, roasters and staff in four currencies.',
    person: 'sarah@halden.example',
    load: () => import('./established.ts').then((m) => m.seed),
  },
  fresh: {
    title: 'Nobody yet',
    description: 'An empty bank: begin with creating an account.',
    person: null,
    load: async () => () => undefined,
  },
  unverified: {
    title: 'Email not verified',
    description: 'Registered a moment ago; the verification link waits in the inbox.',
    person: 'rosa@tamar.example',
    load: () => import('./unverified.ts').then((m) => m.seed),
  },
  onboarding: {
    title: 'In verification',
    description: 'A company under review, with owners approved, pending, rejected and in between.',
    person: 'imogen@saltmarsh.example',
    load: () => import('./onboarding.ts').then((m) => m.seed),
  },
  empty: {
    title: 'Verified, no accounts',
    description: 'A verified company that has not opened an account yet.',
    person: 'owen@larkfield.example',
    load: () => import('./empty.ts').then((m) => m.seed),
  },
  suspended: {
    title: 'Suspended company',
    description: 'The bank has suspended the company: everything is visible, no money moves.',
    person: 'marta@brackwater.example',
    load: () => import('./suspended.ts').then((m) => m.seed),
  },
  enterprise: {
    title: 'Enterprise volume',
    description: 'A freight group with thousands of payments; the number can be chosen.',
    person: 'helena@meridian.example',
    load: () => import('./enterprise.ts').then((m) => m.loadSeed()),
  },
} as const satisfies Readonly<Record<string, Entry>>

export type ScenarioName = keyof typeof catalogue

export const isScenario = (value: string): value is ScenarioName => Object.hasOwn(catalogue, value)

/** The scenario that takes a number of payments. */
export const COUNTED_SCENARIO = 'enterprise' satisfies ScenarioName
