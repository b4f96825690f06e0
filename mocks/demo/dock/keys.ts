/** Used neither by the product nor by browsers. Matched by position, so that it works on every keyboard layout. */
export const OPEN_KEYS = 'Alt Shift D'
export const HIDE_KEYS = 'Alt Shift H'

export const isOpenKey = (event: KeyboardEvent): boolean => event.altKey && event.shiftKey && event.code === 'KeyD'
export const isHideKey = (event: KeyboardEvent): boolean => event.altKey && event.shiftKey && event.code === 'KeyH'

export const FILL_KEYS = 'Alt Shift F'
export const isFillKey = (event: KeyboardEvent): boolean => event.altKey && event.shiftKey && event.code === 'KeyF'
