/**
 * Used neither by the product nor by browsers, screen readers and keyboard layouts: Windows changes the layout with Alt
 * and Shift or Control and Shift, and Control with Alt is AltGr.
 */
export const OPEN_KEYS = 'Shift F2'
export const HIDE_KEYS = 'Shift F8'
export const FILL_KEYS = 'F8'

const isPressed = (event: KeyboardEvent, code: string, shift: boolean): boolean =>
  event.code === code && event.shiftKey === shift && !event.altKey && !event.ctrlKey && !event.metaKey

export const isOpenKey = (event: KeyboardEvent): boolean => isPressed(event, 'F2', true)
export const isHideKey = (event: KeyboardEvent): boolean => isPressed(event, 'F8', true)
export const isFillKey = (event: KeyboardEvent): boolean => isPressed(event, 'F8', false)
