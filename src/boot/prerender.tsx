import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '../app/app.tsx'
import { loadCodeOf } from '../app/routes.ts'
import { paths, type AppPath } from '../routing/paths.ts'
import { createStyleCache } from '../theme/style-cache.ts'
import { BASE_PLACEHOLDER } from './screens.ts'

interface Rendered {
  /** Each as a tag. */
  styles: string[]
  html: string
}

async function render(path: AppPath): Promise<Rendered> {
  await loadCodeOf(path)
  const cache = createStyleCache()
  const server = createEmotionServer(cache)
  const html = renderToString(
    <StrictMode>
      <CacheProvider value={cache}>
        <App
          inRouter={(routes) => (
            <StaticRouter basename={BASE_PLACEHOLDER} location={BASE_PLACEHOLDER + path.slice(1)}>
              {routes}
            </StaticRouter>
          )}
        />
      </CacheProvider>
    </StrictMode>,
  )
  const styles =
    server.constructStyleTagsFromChunks(server.extractCriticalToChunks(html)).match(/<style.*?<\/style>/gs) ?? []
  return { styles, html }
}

// What a page shows before it knows who is there, rendered at build time: to be read while the scripts are still under way,
// and taken over by them unchanged.

const screens = { signIn: await render(paths.signIn), frame: await render(paths.dashboard) }
const inBoth = screens.signIn.styles.filter((style) => screens.frame.styles.includes(style))
const own = ({ styles, html }: Rendered) => styles.filter((style) => !inBoth.includes(style)).join('') + html

export const shared = inBoth.join('')
export const signIn = own(screens.signIn)
/** The same for every page that needs somebody signed in. */
export const frame = own(screens.frame)
