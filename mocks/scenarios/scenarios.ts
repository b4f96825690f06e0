import type { ScenarioLoaders } from '../core/bank/scenario.ts'
import type { ScenarioName } from './catalogue.ts'

export const DEFAULT_SCENARIO = 'established'

/** Every scenario. A new one needs a file, a line here and its name in the catalogue. */
export const scenarios = {
  established: () => import('./established.ts').then((m) => m.established),
  fresh: () => import('./fresh.ts').then((m) => m.fresh),
  unverified: () => import('./unverified.ts').then((m) => m.unverified),
  onboarding: () => import('./onboarding.ts').then((m) => m.onboarding),
  empty: () => import('./empty.ts').then((m) => m.empty),
  suspended: () => import('./suspended.ts').then((m) => m.suspended),
  enterprise: () => import('./enterprise.ts').then((m) => m.enterprise),
} as const satisfies Readonly<Record<ScenarioName, ScenarioLoaders[string]>>
