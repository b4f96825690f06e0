import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter, HashRouter } from 'react-router'
import { preloadEndpoint } from '../api/use-endpoint.ts'
import { readPerson } from '../api/person.ts'
import { listenToServerNews } from '../api/server-news.ts'
import { getUser } from '../contract/auth.ts'
import { currentAddress, IN_FRAGMENT } from '../routing/address.ts'
import { basePath } from '../routing/base-path.ts'
import { routeOf } from '../routing/paths.ts'
import { theme } from '../theme/theme.ts'
import { announcer } from '../ui/feedback/announcer.ts'
import { cleanPastedTexts } from '../ui/forms/clean-paste.ts'
import { loadInter } from './inter.ts'
import { App } from './app.tsx'
import { loadAllPages, loadPage } from './pages.ts'
import { preloadListsOf, untilAnswered } from './preload-lists.ts'
import { watchForMissingFiles } from './stale-build.ts'
import { refuseStrayFiles } from './stray-files.ts'
import { surviveTranslation } from './translated-page.ts'

/** How long the code of other pages waits for a sign-in, in milliseconds. */
const CODE_FOR_LATER_MS = 2000

const Router = IN_FRAGMENT ? HashRouter : BrowserRouter

/** Renders the page of the current address, once its code has loaded. Resolves when it is shown. */
export async function start(): Promise<void> {
  watchForMissingFiles()
  surviveTranslation()
  cleanPastedTexts()
  refuseStrayFiles()
  listenToServerNews()
  announcer()
  loadInter()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const route = routeOf(currentAddress().pathname, basePath)

  const answered = preloadEndpoint(getUser, readPerson).then((user) => user && preloadListsOf(route))
  // In a task of its own, while the first answers and the page's code are on their way.
  setTimeout(theme)
  // The prerendered screen stays until the page's code has loaded. If it fails to load, PageBoundary shows the error.
  await loadPage(route).catch(() => undefined)
  // The frame looks the same until there are figures, so it is rendered once with them instead of twice.
  if (root.dataset.screen === 'frame') await untilAnswered(answered)

  const shown = new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <Router basename={basePath}>
          <App onShown={resolve} />
        </Router>
      </StrictMode>
    )
    startTransition(() => {
      // Hydrating the sign-in keeps what was typed into it.
      if (root.dataset.screen === 'sign-in') hydrateRoot(root, app)
      else createRoot(root).render(app)
    })
  })
  // Not at once: on a slow line it would delay a quick sign-in.
  setTimeout(() => whenIdle(() => void loadAllPages()), CODE_FOR_LATER_MS)
  return shown
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 3000)
}
