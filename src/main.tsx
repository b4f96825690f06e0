import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { setTransport } from './api/transport.ts'
import { App } from './app/app.tsx'
import { reloadOnceForMissingFiles } from './app/stale-build.ts'
import { surviveTranslation } from './app/translated-page.ts'
import { setClock } from './clock.ts'

declare global {
  interface Window {
    /** The folder the application is deployed in, with both slashes: set by the first script of the page. */
    corridorBase: string
  }
}

const basePath = window.corridorBase

reloadOnceForMissingFiles()
surviveTranslation()

// The only import of `mocks/`: without this block the product is ready for a real bank at `/api`.
if (import.meta.env.MODE !== 'live') {
  const bank = import('../mocks/start.ts').then((mocks) => mocks.startBank({ basePath, setClock }))
  setTransport(async (request) => (await bank).transport(request))
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  <StrictMode>
    <App basePath={basePath} />
  </StrictMode>,
)
