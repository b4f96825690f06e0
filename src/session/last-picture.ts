import { deviceKey } from './device-memory.ts'

// What the dashboard looked like when it was last seen. A return visit shows it until the dashboard itself is there, which
// takes its place in one piece.

export interface LastPicture {
  /** The build whose styles it needs. */
  build: string
  /** The day it was seen on. */
  day: string
  /** The query of its address. */
  search: string
  html: string
  css: string
}

export const pictureKey = (): string => deviceKey('dashboard', 'picture')

/** By the wall: the bank's clock is not there yet when the picture is. */
export const today = (): string => new Date().toDateString()

/** Where it goes: React leaves the content of this element alone. */
export const PICTURE_SELECTOR = '[data-last-picture]'
