import { Activity, useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { shellPaths } from '../routing/paths.ts'
import { PageBoundary } from './page-boundary.tsx'
import { areAllPagesThere, listenToPagesAhead, wheneverIdle } from './pages-ahead.ts'
import { pages } from './routes.ts'

/**
 * Renders every page once where nobody sees it, and throws it away. A page costs most when it is rendered for the first
 * time: its code is compiled and its styles come into being. Nothing of it is kept, so nothing can grow old, and being
 * hidden it has no effects: it asks for nothing and changes nothing.
 */
export function WarmPages() {
  const complete = useSyncExternalStore(listenToPagesAhead, areAllPagesThere, areAllPagesThere)
  const [index, setIndex] = useState(0)
  // Never part of the document: no address, label or heading is there twice.
  const [nowhere] = useState(() => document.createElement('div'))
  const path = complete ? shellPaths[index] : undefined

  useEffect(() => {
    if (path === undefined) return
    const observer = new MutationObserver(() => {
      observer.disconnect()
      wheneverIdle(() => setIndex((present) => present + 1))
    })
    observer.observe(nowhere, { childList: true })
    return () => observer.disconnect()
  }, [path, nowhere])

  if (path === undefined) return null
  const { Page, renew } = pages[path]
  return createPortal(
    <Activity mode="hidden">
      <PageBoundary key={path} onFailure={renew}>
        <Page />
      </PageBoundary>
    </Activity>,
    nowhere,
    path,
  )
}
