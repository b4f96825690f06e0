export type HistoryStep = 'undo' | 'redo'

const STEPS: Readonly<Record<string, HistoryStep>> = { historyUndo: 'undo', historyRedo: 'redo' }

/** The step for the `inputType` of an `input` event. */
export const stepOfInput = (inputType = ''): HistoryStep | undefined => STEPS[inputType]

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** The step for a key: Ctrl or Command with Z, Shift+Z or Y. */
export function stepOfKeys({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): HistoryStep | undefined {
  if (ctrlKey === metaKey || altKey) return undefined
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key === 'y' ? 'redo' : undefined
}

function move(from: string[], to: string[], now: string): string {
  const next = from.pop()
  if (next === undefined) return now
  to.push(now)
  return next
}

/** Undo and redo for a field whose text is set by a script, after which the browser's own no longer work. */
export function createTextHistory() {
  const earlier: string[] = []
  const later: string[] = []
  return {
    /** Remembers the text before a change. */
    add(before: string) {
      earlier.push(before)
      later.length = 0
    },
    undo: (now: string) => move(earlier, later, now),
    redo: (now: string) => move(later, earlier, now),
  }
}
