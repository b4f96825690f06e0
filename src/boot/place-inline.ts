import { placeScreen } from './screens.ts'

// Known by now, unless the folder has to be searched for.
const base: string | undefined = window.corridorBase
if (base !== undefined) placeScreen(base)
