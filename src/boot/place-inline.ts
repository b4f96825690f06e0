import { routeOf } from '../routing/paths.ts'
import type { BuildFiles } from './boot.ts'
import { placePicture } from './place-picture.ts'
import { placeScreen } from './screens.ts'

/** Replaced by the build. */
declare const BUILD_FILES: Pick<BuildFiles, 'entry' | 'sessionCookie'>

// Known by now, unless the folder has to be searched for.
const base: string | undefined = window.corridorBase
if (base !== undefined) {
  placeScreen(base)
  placePicture(routeOf(location.pathname, base), BUILD_FILES.entry, BUILD_FILES.sessionCookie)
}
