import { boolean, number, object } from 'yup'
import { readBoundedJson } from '../../bank/store/bounded-json.ts'
import { isRecord } from '../../bank/store/plain-text.ts'
import { readAs } from '../read-as.ts'
import { ACTIONS, stepSchema, tourSchema, type ActionName, type Tour } from './tour.ts'

/** In files and links. */
const FORMAT = { format: 'corridor-tour', version: 1 }

/** Reads a tour, or only its steps, from a file, a script or the editor. Throws one sentence if it is invalid. */
export function readTour(value: unknown): Tour {
  const {
    format = FORMAT.format,
    version = FORMAT.version,
    ...given
  } = isRecord(value) ? value : { id: 'steps', title: 'Tour', steps: value }
  if (format !== FORMAT.format) throw new Error('This is not a tour of Corridor.')
  if (version !== FORMAT.version) throw new Error('This tour is of another version of Corridor.')
  const tour = readAs(tourSchema, given, 'The tour')
  for (const [index, step] of tour.steps.entries()) {
    const what = `Step ${index + 1} of the tour`
    const { do: actions = [], choices = [] } = readAs(stepSchema, step, what)
    for (const action of actions) readAction(action, what)
    if (choices.some((choice) => choice.step > tour.steps.length))
      throw new Error(`${what} cannot be read: its choices need the number of a step.`)
  }
  return tour
}

function readAction(value: unknown, what: string): void {
  const { action, ...parts } = isRecord(value) ? value : {}
  if (typeof action !== 'string' || !Object.hasOwn(ACTIONS, action))
    throw new Error(`${what} cannot be read: its action must be one of ${Object.keys(ACTIONS).join(', ')}.`)
  readAs(ACTIONS[action as ActionName].noUnknown(), parts, `The action "${action}" in ${what.toLowerCase()}`)
}

const startSchema = object({ play: boolean(), step: number(), only: boolean() }).noUnknown()

/** Reads how a tour is to be started. Throws one sentence if an option is unknown or invalid. */
export const readStartOptions = (value: unknown) => readAs(startSchema, value, 'The options of the tour')

/** Throws a sentence if the text is no tour. */
export function readTourText(text: string): Tour {
  const value = readBoundedJson(text)
  if (value === undefined) throw new Error('This is not valid JSON.')
  return readTour(value)
}

export const writeTourText = (tour: Tour, indent = 2): string => JSON.stringify({ ...FORMAT, ...tour }, null, indent)
