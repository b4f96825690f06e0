import { paths } from '../routing/paths.ts'
import { deviceKey } from '../session/device-memory.ts'

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

export const today = (): string => new Date().toDateString()

/** Where it goes: React leaves the content of this element alone. */
export const PICTURE_SELECTOR = '[data-last-picture]'

/** Only where the dashboard will be what is shown: not for a link that begins another story, not without a session. */
export function placePicture(route: string, build: string, sessionCookie: string | null): void {
  if (route !== paths.dashboard || sessionCookie === null || location.hash.includes('=')) return
  try {
    if (!document.cookie.includes(`${sessionCookie}=`)) return
    const picture = JSON.parse(localStorage.getItem(pictureKey()) ?? 'null') as LastPicture | null
    if (picture?.build !== build || picture.day !== today() || picture.search !== location.search) return
    const place = document.querySelector(PICTURE_SELECTOR)
    if (!place) return
    place.innerHTML = picture.html
    place.prepend(Object.assign(document.createElement('style'), { textContent: picture.css }))
  } catch {
    // No storage, or nothing in it that this build could read: the frame stays empty until the dashboard is there.
  }
}
