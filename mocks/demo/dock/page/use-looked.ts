import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { keepLooking } from './keep-looking.ts'

/**
 * What `look` finds on the page, again at intervals and after scrolling. Renders only when it has changed. With
 * `follows` it looks once a frame while the page scrolls, so that what is shown moves with it.
 */
export function useLooked<T>(look: () => T, { everyMs = 300, follows = false } = {}): T | undefined {
  const [seen, setSeen] = useState<T>()
  const lookAgain = useEffectEvent(() => {
    const next = look()
    setSeen((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
  })
  useLayoutEffect(() => keepLooking(() => lookAgain(), everyMs), [everyMs])
  useLayoutEffect(() => {
    if (!follows) return undefined
    let frame = 0
    const follow = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        lookAgain()
      })
    }
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', follow, true)
    }
  }, [follows])
  return seen
}
