import type { Scenario, ScenarioLoaders } from '../store/scenario.ts'
import type { ScenarioName } from './catalogue.ts'

export const DEFAULT_SCENARIO = 'established'

/** The scenario itself, or the one about a prospect, which is a chunk of its own. */
const orAboutProspect =
  (name: ScenarioName, load: () => Promise<Scenario>): ScenarioLoaders[string] =>
  (prospect) =>
    prospect ? import('./prospect/scenarios.ts').then((m) => m.aboutProspect(name, prospect, load)) : load()

/** Every scenario. A new one needs a file, a line here and its name in the catalogue. */
export const scenarios = {
  established: orAboutProspect('established', () => import('./established.ts').then((m) => m.established)),
  fresh: orAboutProspect('fresh', () => import('./fresh.ts').then((m) => m.fresh)),
  unverified: orAboutProspect('unverified', () => import('./unverified.ts').then((m) => m.unverified)),
  onboarding: orAboutProspect('onboarding', () => import('./onboarding.ts').then((m) => m.onboarding)),
  empty: orAboutProspect('empty', () => import('./empty.ts').then((m) => m.empty)),
  suspended: orAboutProspect('suspended', () => import('./suspended.ts').then((m) => m.suspended)),
  enterprise: orAboutProspect('enterprise', () => import('./enterprise.ts').then((m) => m.loadEnterprise())),
} as const satisfies Readonly<Record<ScenarioName, ScenarioLoaders[string]>>
