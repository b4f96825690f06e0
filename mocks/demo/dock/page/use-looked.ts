import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { keepLooking } from './keep-looking.ts'

interface LookOptions {
  isOn?: boolean
  /** Looks once a frame while the page scrolls, so that what is shown moves with it. */
  follows?: boolean
}

/** What `look` finds on the page, again at intervals and after scrolling. Renders only when it has changed. */
export function useLooked<T>(
  look: () => T,
  everyMs: number,
  { isOn = true, follows = false }: LookOptions = {},
): T | undefined {
  const [seen, setSeen] = useState<T>()
  const lookAgain = useEffectEvent(() => {
    const next = look()
    setSeen((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
  })
  useLayoutEffect(() => (isOn ? keepLooking(() => lookAgain(), everyMs) : undefined), [everyMs, isOn])
  useLayoutEffect(() => {
    if (!isOn || !follows) return undefined
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
  }, [isOn, follows])
  return isOn ? seen : undefined
}
