import { Activity, useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { shellPaths } from '../routing/paths.ts'
import { PageBoundary } from './page-boundary.tsx'
import { areAllPagesThere, listenToPagesAhead, wheneverIdle } from './pages-ahead.ts'
import { pages } from './routes.ts'

/**
 * Renders and lays out every page once where nobody sees it, and throws it away. A page costs most when it is shown for
 * the first time: its code is compiled, its styles come into being, its words are shaped. Nothing of it is kept, so
 * nothing can grow old, and being hidden it has no effects: it asks for nothing and changes nothing.
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
      layOut(nowhere)
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

/** Of a copy, which is gone before the browser draws anything: not even for a moment is there a second heading to be found. */
function layOut(rendered: HTMLElement): void {
  const copy = rendered.cloneNode(true) as HTMLElement
  // What is hidden would have no place: React hides what has no effects.
  for (const part of copy.children) (part as HTMLElement).style.removeProperty('display')
  copy.style.cssText = 'position: fixed; inset: 0; visibility: hidden'
  document.body.append(copy)
  copy.getBoundingClientRect()
  copy.remove()
}
