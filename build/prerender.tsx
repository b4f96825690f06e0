import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '../src/app/app.tsx'
import { loadPage } from '../src/app/pages.ts'
import { paths, type AppPath } from '../src/routing/paths.ts'
import { BASE_PLACEHOLDER, type Screen } from '../src/boot/screens.ts'

// Runs in Node during the build, see page-plugin.ts.

const styles = new Set<string>()

/** The HTML of a page while the session is still loading. */
async function render(path: AppPath): Promise<string> {
  await loadPage(path)
  const cache = createCache({ key: 'css' })
  // Before the first render: this also keeps the style tags out of the markup.
  const server = createEmotionServer(cache)
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>
        <StaticRouter basename={BASE_PLACEHOLDER} location={BASE_PLACEHOLDER + path.slice(1)}>
          <App />
        </StaticRouter>
      </CacheProvider>
    </StrictMode>,
  )
  const html = await new Response(prelude).text()
  const tags = server.constructStyleTagsFromChunks(server.extractCriticalToChunks(html))
  for (const tag of tags.match(/<style.*?<\/style>/gs) ?? []) styles.add(tag)
  return html
}

export const screens: Record<Screen, string> = {
  'sign-in': await render(paths.signIn),
  frame: await render(paths.dashboard),
}

/** The style tags of all screens, without duplicates. */
export const styleTags = [...styles].join('')
