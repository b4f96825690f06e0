import { StepHistory } from './store/history/history.ts'
import type { History, RecordedState } from './store/history/history-code.ts'
import { stepText } from './step-text.ts'
import { tables } from './tables.ts'

/** Loaded with the first change. */
export const createHistory = (state: RecordedState): History =>
  new StepHistory({ state, definitions: tables, describe: stepText })
