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

/** The letter on the key, which Y and Z have in two places; with Alt, a Mac writes another character. */
const keyOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '')

/** What is pressed, written as above. */
export const pressedKeys = (event: KeyboardEvent): string =>
  [event.ctrlKey && 'Control', event.metaKey && 'Meta', event.altKey && 'Alt', event.shiftKey && 'Shift', keyOf(event)]
    .filter(Boolean)
    .join(' ')
