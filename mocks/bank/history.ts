import { History, type RecordedState } from './store/history/history.ts'
import { stepText } from './step-text.ts'
import { tables } from './tables.ts'

/** Loaded with the first change. */
export const createHistory = (state: RecordedState): History =>
  new History({ state, definitions: tables, describe: stepText })
