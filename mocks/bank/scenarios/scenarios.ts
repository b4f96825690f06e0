import type { Scenario, ScenarioLoaders } from '../store/scenario.ts'
import { catalogue, type ScenarioName } from './catalogue.ts'

export const DEFAULT_SCENARIO = 'established'

/** The scenario itself, or the one about a prospect, which is a chunk of its own. */
const loaderOf =
  (name: ScenarioName): ScenarioLoaders[string] =>
  async (prospect) => {
    const { person, load } = catalogue[name]
    const own = async (): Promise<Scenario> => ({ person, seed: await load() })
    return prospect ? (await import('./prospect/scenarios.ts')).aboutProspect(name, prospect, own) : own()
  }

/** All of the catalogue. */
export const scenarios = Object.fromEntries(
  (Object.keys(catalogue) as ScenarioName[]).map((name) => [name, loaderOf(name)]),
) as Record<ScenarioName, ScenarioLoaders[string]>
