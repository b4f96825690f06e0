import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { StrictMode, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '../src/app/app.tsx'
import { loadPage } from '../src/app/pages.ts'
import { BrandMark } from '../src/brand/brand-mark.tsx'
import { beginWith } from '../src/demonstration/demonstration.ts'
import { paths, type AppPath } from '../src/routing/paths.ts'
import { PLACEHOLDER, templateId, type Mark, type Screen } from '../src/boot/screens.ts'
import type { Brand } from '../src/brand/first-brand.ts'

// Runs in Node during the build, see page-plugin.ts.

const cache = createCache({ key: 'css' })
// Created before the first render, because it also keeps the style tags out of the markup.
const server = createEmotionServer(cache)

// A live bank shows no samples.
if (import.meta.env.MODE !== 'live') beginWith({ samples: true, illustrated: true })

const BRAND: Brand = { name: PLACEHOLDER.name }
const MARKS: Record<Mark, Brand> = {
  logo: { ...BRAND, logo: PLACEHOLDER.logo },
  wordmark: { ...BRAND, logo: PLACEHOLDER.logo, wordmark: true },
}

async function template(part: Screen | Mark, brand: Brand, content: ReactNode): Promise<string> {
  beginWith({ brand })
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>{content}</CacheProvider>
    </StrictMode>,
  )
  return `<template id="${templateId(part)}">${await new Response(prelude).text()}</template>`
}

/** A page while the session is still loading. */
async function screen(name: Screen, path: AppPath): Promise<string> {
  await loadPage(path)
  const content = (
    <StaticRouter basename={PLACEHOLDER.base} location={PLACEHOLDER.base + path.slice(1)}>
      <App />
    </StaticRouter>
  )
  return template(name, BRAND, content)
}

const mark = (kind: Mark) => template(kind, MARKS[kind], <BrandMark />)

export const templates = [
  await screen('sign-in', paths.signIn),
  await screen('frame', paths.dashboard),
  await mark('logo'),
  await mark('wordmark'),
]

/** The style tags of all screens. */
export const styleTags = server.constructStyleTagsFromChunks(server.extractCriticalToChunks(templates.join('')))
