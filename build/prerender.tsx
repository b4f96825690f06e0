import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '../src/app/app.tsx'
import { loadPage } from '../src/app/pages.ts'
import { paths, type AppPath } from '../src/routing/paths.ts'
import { PLACEHOLDER, templateId, type Mark, type Screen } from '../src/boot/screens.ts'
import type { Brand } from '../src/brand/first-brand.ts'

// Runs in Node during the build, see page-plugin.ts.

const cache = createCache({ key: 'css' })
// Before the first render: this also keeps the style tags out of the markup.
const server = createEmotionServer(cache)

const BRANDS: Record<Mark, Brand> = {
  symbol: { name: PLACEHOLDER.name },
  logo: { name: PLACEHOLDER.name, logo: PLACEHOLDER.logo },
  wordmark: { name: PLACEHOLDER.name, logo: PLACEHOLDER.logo, wordmark: true },
}

/** The template of a page while the session is still loading. */
async function template(screen: Screen, path: AppPath, mark: Mark): Promise<string> {
  await loadPage(path)
  globalThis.firstBrand = BRANDS[mark]
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>
        <StaticRouter basename={PLACEHOLDER.base} location={PLACEHOLDER.base + path.slice(1)}>
          <App />
        </StaticRouter>
      </CacheProvider>
    </StrictMode>,
  )
  return `<template id="${templateId(screen, mark)}">${await new Response(prelude).text()}</template>`
}

export const templates: string[] = []
for (const mark of ['symbol', 'logo', 'wordmark'] as const) {
  templates.push(await template('sign-in', paths.signIn, mark), await template('frame', paths.dashboard, mark))
}

/** The style tags of all screens. */
export const styleTags = server.constructStyleTagsFromChunks(server.extractCriticalToChunks(templates.join('')))
