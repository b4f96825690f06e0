import { readBoundedJson } from '../../bank/store/bounded-json.ts'
import { isRecord } from '../../bank/store/plain-text.ts'
import { parseDuration } from '../../bank/store/clock/clock.ts'
import { isScenario } from '../../bank/scenarios/catalogue.ts'
import { isOwnPath } from '../dock/page/own-path.ts'
import { isNth, isTarget } from '../dock/page/target.ts'
import { ACTION_PARTS, type ActionName, type Tour } from './tour.ts'

const VERSION = 1
export const MAX_STEPS = 100
const MAX_TEXT = 600

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TEXT

const isPart = (name: string, value: unknown): boolean => (name === 'nth' ? isNth(value) : isText(value))

function problemInAction(value: unknown): string | undefined {
  if (!isRecord(value) || typeof value.action !== 'string' || !Object.hasOwn(ACTION_PARTS, value.action))
    return `its action must be one of ${Object.keys(ACTION_PARTS).join(', ')}`
  const { action, ...parts } = value
  const known: Readonly<Record<string, 'needed' | 'optional'>> = ACTION_PARTS[action as ActionName]
  // A field may be emptied.
  const missing = Object.keys(known).find(
    (name) => known[name] === 'needed' && !isText(parts[name]) && !(name === 'value' && parts[name] === ''),
  )
  if (missing) return `its action "${action}" needs ${missing}`
  const extra = Object.keys(parts).find((name) => !Object.hasOwn(known, name))
  if (extra) return `its action "${action}" has no ${extra.slice(0, 40)}`
  const invalid = Object.keys(parts).find((name) => known[name] === 'optional' && !isPart(name, parts[name]))
  if (invalid) return `the ${invalid} of its action "${action}" is invalid`
  if (action === 'advance' && parseDuration(String(parts.by)) === undefined) return 'advance takes 90s, 15m, 1h or 2d'
  if (action === 'scenario' && !isScenario(String(parts.scenario))) return 'its scenario is not known'
  return undefined
}

const STEP_PARTS = ['title', 'text', 'chapter', 'notes', 'page', 'do', 'target', 'choices']

function problemInStep(value: unknown, count: number): string | undefined {
  if (!isRecord(value)) return 'it must be an object'
  const { title, text, chapter, notes, page, do: actions, target, choices } = value
  const extra = Object.keys(value).find((name) => !STEP_PARTS.includes(name))
  if (extra) return `it has no ${extra.slice(0, 40)}`
  if (!isText(title) || !isText(text)) return 'it needs a title and a text'
  if ([chapter, notes].some((part) => part !== undefined && !isText(part))) return 'its chapter and notes must be texts'
  if (page !== undefined && !(isText(page) && isOwnPath(page.replace('{currency}', 'GBP'))))
    return 'its page must be one of this product, e.g. /cards'
  if (target !== undefined && !isTarget(target))
    return 'its target must name a part, a field, a name, a text or the heading'
  if (actions !== undefined && !Array.isArray(actions)) return 'do must be a list'
  if (choices !== undefined) {
    const isChoice = (choice: unknown) =>
      isRecord(choice) &&
      isText(choice.text) &&
      Number.isInteger(choice.step) &&
      Number(choice.step) >= 1 &&
      Number(choice.step) <= count
    if (!Array.isArray(choices) || choices.length > 4 || !choices.every(isChoice))
      return 'its choices need a text and the number of a step'
  }
  return (actions ?? []).map(problemInAction).find((problem) => problem !== undefined)
}

/** Reads a tour, or only its steps, from a file, a script or the editor. Throws one sentence if it is invalid. */
export function readTour(value: unknown): Tour {
  const tour = Array.isArray(value) ? { id: 'steps', title: 'Tour', steps: value } : value
  if (!isRecord(tour)) throw new Error('A tour is an object with id, title and steps.')
  const { id, title, scenario, signedOut, state, steps, format, version, ...unknown } = tour
  const [extra] = Object.keys(unknown)
  if (extra !== undefined) throw new Error(`A tour has no ${extra.slice(0, 40)}.`)
  if (format !== undefined && format !== 'corridor-tour') throw new Error('This is not a tour of Corridor.')
  if (version !== undefined && version !== VERSION) throw new Error('This tour is of another version of Corridor.')
  if (typeof id !== 'string' || !/^[\w-]{1,60}$/.test(id)) throw new Error('A tour needs an id such as first-payment.')
  if (!isText(title)) throw new Error('A tour needs a title.')
  if (scenario !== undefined && !(typeof scenario === 'string' && isScenario(scenario)))
    throw new Error('The scenario of the tour is not known.')
  if (signedOut !== undefined && typeof signedOut !== 'boolean') throw new Error('signedOut must be true or false.')
  if (state !== undefined && !(typeof state === 'string' && /^[\w-]+$/.test(state)))
    throw new Error('The state of the tour is damaged.')
  if (!Array.isArray(steps) || steps.length === 0 || steps.length > MAX_STEPS)
    throw new Error(`A tour has 1 to ${MAX_STEPS} steps.`)
  for (const [index, step] of steps.entries()) {
    const problem = problemInStep(step, steps.length)
    if (problem) throw new Error(`Step ${index + 1}: ${problem}.`)
  }
  const { format: _, version: __, ...read } = tour
  return read as unknown as Tour
}

/** Throws a sentence if the text is no tour. */
export function readTourText(text: string): Tour {
  const value = readBoundedJson(text)
  if (value === undefined) throw new Error('This is not valid JSON.')
  return readTour(value)
}

export const writeTourText = (tour: Tour): string =>
  JSON.stringify({ format: 'corridor-tour', version: VERSION, ...tour }, null, 2)
