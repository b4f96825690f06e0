import { useLayoutEffect, useRef } from 'react'
import { useBrand } from '../theme/brand.ts'
import { announce } from './announcer.ts'

let arrivals = 0

/**
 * What every page does when it comes: the tab's title, and after a navigation (not on the first page of a visit)
 * focus on its heading and a spoken word. All of it before the page is drawn, which it would otherwise be twice.
 * Put the ref on the h1, with `tabIndex={-1}`.
 */
export function usePageArrival(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { name } = useBrand()

  useLayoutEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])

  useLayoutEffect(() => {
    arrivals += 1
    if (arrivals === 1) return
    heading.current?.focus({ preventScroll: true })
    announce(title)
    // Only the arrival itself: a title that changes later moves nobody.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return heading
}
