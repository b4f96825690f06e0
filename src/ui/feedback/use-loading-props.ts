import { useEffect } from 'react'
import { announce, announcer } from './announcer.ts'

const AFTER_MS = 1000

/** Props for a placeholder. It has no text that screen readers could read, so a long wait is announced. */
export function useLoadingProps(label = 'Loading') {
  useEffect(() => {
    const timer = setTimeout(() => announce(label), AFTER_MS)
    return () => {
      clearTimeout(timer)
      // Otherwise it could still be read at the end of the page that has loaded.
      if (announcer().textContent.trim() === label) announcer().textContent = ''
    }
  }, [label])
  return { role: 'status', 'aria-label': label } as const
}
