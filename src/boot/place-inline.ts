import { routeOf } from '../routing/paths.ts'
import type { BuildFiles } from './boot.ts'
import { placePicture } from './place-picture.ts'
import { placeScreen } from './screens.ts'

/** Replaced by the build. */
declare const BUILD_FILES: Pick<BuildFiles, 'entry' | 'sessionCookie'>

// Known by now, unless the folder has to be searched for.
const base: string | undefined = window.corridorBase
if (base !== undefined && !place(base)) document.addEventListener('DOMContentLoaded', () => place(base), { once: true })

/** False while the screen of this address is still to come: the frame stands below this script. */
function place(folder: string): boolean {
  if (!placeScreen(folder)) return false
  placePicture(routeOf(location.pathname, folder), BUILD_FILES.entry, BUILD_FILES.sessionCookie)
  return true
}
