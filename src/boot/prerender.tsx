import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '../app/app.tsx'
import { loadCodeOf } from '../app/routes.ts'
import { paths, type AppPath } from '../routing/paths.ts'
import { BASE_PLACEHOLDER } from './screens.ts'

/**
 * Renders, at build time, what a page shows before it knows who is there: to be read while the scripts are still under
 * way, and taken over by them unchanged.
 */
async function screen(path: AppPath): Promise<string> {
  await loadCodeOf(path)
  const cache = createCache({ key: 'css' })
  const server = createEmotionServer(cache)
  const html = renderToString(
    <StrictMode>
      <CacheProvider value={cache}>
        <App inRouter={(routes) => <StaticRouter basename={BASE_PLACEHOLDER} location={BASE_PLACEHOLDER + path.slice(1)}>{routes}</StaticRouter>} />
      </CacheProvider>
    </StrictMode>,
  )
  const styles = server.constructStyleTagsFromChunks(server.extractCriticalToChunks(html))
  return styles + html
}

export const signIn = await screen(paths.signIn)
/** The same for every page that needs somebody signed in. */
export const frame = await screen(paths.dashboard)
