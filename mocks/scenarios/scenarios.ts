import type { ScenarioLoaders } from '../core/act.ts'

export const DEFAULT_SCENARIO = 'established'

/** Every story there is; a new one is a file of its own and a line here. */
export const scenarios = {
  established: () => import('./established.ts').then((m) => m.established),
} as const satisfies ScenarioLoaders

export type ScenarioName = keyof typeof scenarios
