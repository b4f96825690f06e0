import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from '../src/app/app.tsx'
import { loadPage } from '../src/app/pages.ts'
import { BrandMark } from '../src/brand/brand-mark.tsx'
import { beginWith } from '../src/demonstration/demonstration.ts'
import { paths, type AppPath } from '../src/routing/paths.ts'
import { PLACEHOLDER, SCREEN_EVENT, templateId, type Mark, type Screen } from '../src/boot/screens.ts'
import type { Brand } from '../src/brand/first-brand.ts'

// Runs in Node during the build, see page-plugin.ts.

const cache = createCache({ key: 'css' })
// Keeps the styles in the cache, and the style tags out of the markup.
cache.compat = true

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

const tagged = new Set<string>()

/** Style tags for what these templates are the first to use, in the form that Emotion's cache takes over. */
function styleTags(html: string): string {
  const tag = (key: string, names: string[]) => {
    const rules = names.map((name) => cache.inserted[name]).join('')
    return names.length > 0 ? `<style data-emotion="${key} ${names.join(' ')}">${rules}</style>` : ''
  }
  const isOfElements = (name: string) => cache.registered[`css-${name}`] !== undefined
  const isUsed = (name: string) => !isOfElements(name) || html.includes(`css-${name}`)
  const added = Object.keys(cache.inserted).filter((name) => !tagged.has(name) && isUsed(name))
  for (const name of added) tagged.add(name)
  // Each global style is put in place and removed on its own.
  const globals = added.filter((name) => !isOfElements(name)).map((name) => tag('css-global', [name]))
  return [...globals, tag('css', added.filter(isOfElements))].join('')
}

const withStyles = (templates: string[]) => ({ templates, styles: styleTags(templates.join('')) })

/** First in the page, so that it shows while the frame is on its way. */
export const signIn = withStyles([await mark('logo'), await mark('wordmark'), await screen('sign-in', paths.signIn)])

export const frame = withStyles([await screen('frame', paths.dashboard)])

/** A script to follow each screen. */
export const announcement = `dispatchEvent(new Event('${SCREEN_EVENT}'))`
