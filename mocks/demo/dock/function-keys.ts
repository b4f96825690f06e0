// Apart from the other keys, as the first screen waits for these.

const isPressed = (event: KeyboardEvent, code: string, shift: boolean): boolean =>
  event.code === code && event.shiftKey === shift && !event.altKey && !event.ctrlKey && !event.metaKey

export const isOpenKey = (event: KeyboardEvent): boolean => isPressed(event, 'F2', true)
export const isHideKey = (event: KeyboardEvent): boolean => isPressed(event, 'F8', true)
export const isFillKey = (event: KeyboardEvent): boolean => isPressed(event, 'F8', false)
