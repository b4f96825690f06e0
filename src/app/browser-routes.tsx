import { useSyncExternalStore, type ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { areAllPagesThere, listenToPagesAhead } from './pages-ahead.ts'

/** The browser's own router. `basePath` is the folder of the application, with both slashes. */
export function BrowserRoutes({ basePath, children }: { basePath: string; children: ReactNode }) {
  const complete = useSyncExternalStore(listenToPagesAhead, areAllPagesThere, areAllPagesThere)
  // As a transition a page whose code is on its way comes without a fallback. Once all are there nothing has to be waited
  // for, and a page is there sooner in one piece than in slices between which the old one is painted again.
  return (
    <BrowserRouter basename={basePath} useTransitions={!complete}>
      {children}
    </BrowserRouter>
  )
}
