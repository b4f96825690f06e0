import { paths } from '../routing/paths.ts'
import { pictureKey, PICTURE_SELECTOR, today, type LastPicture } from '../session/last-picture.ts'

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
