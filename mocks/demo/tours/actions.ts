import type { TourAction } from './tour.ts'

// What is done on a page, in short: tours, the map of all screens and the gallery of messages are written with it.

export const click = (name: string): TourAction => ({ action: 'click', name })
export const fill = (field: string, value: string): TourAction => ({ action: 'fill', field, value })
export const fillForm = (field: string): TourAction => ({ action: 'fill form', field })
export const fillPart = (part: string): TourAction => ({ action: 'fill part', part })
export const sees = (text: string): TourAction => ({ action: 'wait', text })
export const waitFor = (part: string): TourAction => ({ action: 'wait for', part })
export const advance = (by: string): TourAction => ({ action: 'advance', by })
