/**
 * Keys that the product, browsers and screen readers leave free. Not Control with Alt, which types characters (AltGr).
 * Windows switches keyboards by Alt and Shift, but not when a letter is pressed with them.
 */
export const OPEN_KEYS = 'Shift F2'
export const HIDE_KEYS = 'Shift F8'
export const FILL_KEYS = 'F8'
export const UNDO_KEYS = 'Alt Shift Z'
export const REDO_KEYS = 'Alt Shift Y'
export const RECORD_KEYS = 'Alt Shift R'

const isPressed = (event: KeyboardEvent, code: string, shift: boolean): boolean =>
  event.code === code && event.shiftKey === shift && !event.altKey && !event.ctrlKey && !event.metaKey

export const isOpenKey = (event: KeyboardEvent): boolean => isPressed(event, 'F2', true)
export const isHideKey = (event: KeyboardEvent): boolean => isPressed(event, 'F8', true)
export const isFillKey = (event: KeyboardEvent): boolean => isPressed(event, 'F8', false)

/** The letter on the key, which Y and Z have in two places; with Alt, a Mac writes another character. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '')

const isLetterKey = (event: KeyboardEvent, letter: string): boolean =>
  event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey && letterOf(event) === letter

export const isUndoKey = (event: KeyboardEvent): boolean => isLetterKey(event, 'Z')
export const isRedoKey = (event: KeyboardEvent): boolean => isLetterKey(event, 'Y')
export const isRecordKey = (event: KeyboardEvent): boolean => isLetterKey(event, 'R')
