import { fetchCode } from './app/page-code.ts'
import { openBank } from './bank.ts'
import { basePath } from './routing/base-path.ts'
import { routeOf } from './routing/paths.ts'

// The bank, the application and the page are separate chunks that load in parallel.
const shown = import('./app/start.tsx').then(({ start }) => start())
openBank(shown)
fetchCode(routeOf(location.pathname, basePath))
