import { routeOf } from '../routing/paths.ts'
import type { BuildFiles } from './boot.ts'
import { placePicture } from './place-picture.ts'
import { placeScreen } from './screens.ts'

/** Replaced by the build. */
declare const BUILD_FILES: Pick<BuildFiles, 'entry' | 'sessionCookie'>

declare global {
  interface Window {
    /** Called at the end of the page, for a screen that stands below this script. The event for it comes some tasks later. */
    corridorPlaceRest: () => void
  }
}

// Known by now, unless the folder has to be searched for.
const base: string | undefined = window.corridorBase
const isPlaced = base !== undefined && place(base)
window.corridorPlaceRest = () => {
  if (base !== undefined && !isPlaced) place(base)
}

/** False while the screen of this address is still to come. */
function place(folder: string): boolean {
  if (!placeScreen(folder)) return false
  placePicture(routeOf(location.pathname, folder), BUILD_FILES.entry, BUILD_FILES.sessionCookie)
  return true
}
