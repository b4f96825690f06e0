import { CacheProvider } from '@emotion/react'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './bank.ts'
import { askAhead } from './api/read-ahead.ts'
import { listenToServerNews } from './api/server-news.ts'
import { isRealBank } from './api/transport.ts'
import { App } from './app/app.tsx'
import { BrowserRoutes } from './app/browser-routes.tsx'
import { renderInOnePieceAfterClicks } from './app/click-pace.ts'
import { readForPage } from './app/first-reads.ts'
import { keepPicture } from './app/keep-picture.ts'
import { fetchPagesAhead } from './app/pages-ahead.ts'
import { loadCodeOf } from './app/routes.ts'
import { watchForMissingFiles } from './app/stale-build.ts'
import { surviveTranslation } from './app/translated-page.ts'
import { PRESSED } from './boot/screens.ts'
import { getUser } from './contract/auth.ts'
import { routeOf } from './routing/paths.ts'
import { createStyleCache } from './theme/style-cache.ts'
import { loadInter } from './theme/inter.ts'
import { announcer } from './ui/announcer.ts'

declare global {
  interface Window {
    /** The folder the application is deployed in, with both slashes: set by the first script of the page. */
    corridorBase: string
  }
}

const basePath = window.corridorBase

watchForMissingFiles()
surviveTranslation()
loadInter()
// Not from the first rendering on: what is asked for ahead of it may be out of date by then.
listenToServerNews()
renderInOnePieceAfterClicks()
announcer()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
const app = (
  <StrictMode>
    <CacheProvider value={createStyleCache()}>
      <App inRouter={(routes) => <BrowserRoutes basePath={basePath}>{routes}</BrowserRoutes>} />
    </CacheProvider>
  </StrictMode>
)

async function show(container: HTMLElement): Promise<void> {
  const route = routeOf(location.pathname, basePath)
  void askAhead(getUser)
  readForPage(route)
  // A page that is there before it is shown comes without a fallback first. One that cannot be fetched says so itself.
  await loadCodeOf(route).catch(() => undefined)
  // As a transition it happens in slices, and what somebody does meanwhile comes first.
  startTransition(() => {
    if (container.dataset.screen) hydrateRoot(container, app)
    else createRoot(container).render(app)
  })
  container.dataset.alive = ''
  fetchPagesAhead(basePath)
  // On this device only what belongs to a demonstration is kept.
  if (!isRealBank()) keepPicture(basePath, new URL(import.meta.url).pathname.slice(basePath.length))
  const pressed = container.querySelector<HTMLElement>(PRESSED)
  if (!pressed) return
  pressed.removeAttribute('data-pressed')
  // React takes over first what somebody points at; by the next task a form knows what was written into it.
  pressed.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  setTimeout(() => pressed.click())
}

// Not awaited here: the pages import from the file that this module ends up in. And as a task of its own: what is asked for
// first is answered in the task that asks for it, and running all of this file is one already.
setTimeout(() => void show(root))
