import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { useBrand } from '../../brand/brand.ts'
import { announce } from '../feedback/announcer.ts'
import { isAnythingFocused } from '../feedback/focus.ts'

let arrivals = 0

/**
 * Sets the document title. After a navigation, but not on the first page of a visit, it also shows the page from its
 * top, focuses the heading and announces the page. Put the returned ref on the h1, with `tabIndex={-1}`.
 */
export function usePageArrival(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { name } = useBrand()
  const navigationType = useNavigationType()

  useLayoutEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])

  useLayoutEffect(() => {
    arrivals += 1
    if (arrivals === 1) return
    // After back and forward the browser scrolls to where the page was left.
    if (navigationType !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' })
    const focus = () => heading.current?.focus({ preventScroll: true })
    // A dialog that was opened on the way here keeps the focus. MUI hides the page behind it.
    const hidden = heading.current?.closest('[aria-hidden="true"]')
    // The focused heading is read, so the same words are not announced as well.
    announce(!hidden && heading.current?.textContent === title ? '' : title)
    if (!hidden) return focus()
    // Unless going back closes it too: what had the focus before it may be gone with the other page.
    const timer = setTimeout(() => isAnythingFocused() || focus())
    return () => clearTimeout(timer)
    // On mount only: a title that changes later must not move the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return heading
}
