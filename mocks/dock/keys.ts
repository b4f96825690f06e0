/** Beside the product's own keys and the browsers'; read by position, so that they are the same on every keyboard. */
export const OPEN_KEYS = 'Alt Shift D'
export const HIDE_KEYS = 'Alt Shift H'

export const isOpenKey = (event: KeyboardEvent): boolean => event.altKey && event.shiftKey && event.code === 'KeyD'
export const isHideKey = (event: KeyboardEvent): boolean => event.altKey && event.shiftKey && event.code === 'KeyH'
