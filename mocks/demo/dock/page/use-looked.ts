import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { keepLooking } from './keep-looking.ts'

/**
 * What `look` finds on the page, again at intervals and after scrolling, or with `follows` while it scrolls. Renders
 * only when it has changed.
 */
export function useLooked<T>(look: () => T, { everyMs = 300, follows = false } = {}): T | undefined {
  const [seen, setSeen] = useState<T>()
  const lookAgain = useEffectEvent(() => {
    const next = look()
    setSeen((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
  })
  useLayoutEffect(() => keepLooking(() => lookAgain(), everyMs, follows), [everyMs, follows])
  return seen
}
