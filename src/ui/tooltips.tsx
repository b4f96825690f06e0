import { useEffect, useState, type ComponentType } from 'react'

/** Tooltips come with the first pointer or key: on a phone never, elsewhere well before one may open. */
export function Tooltips() {
  const [Host, setHost] = useState<ComponentType>()
  useEffect(() => {
    const stop = new AbortController()
    const fetchHost = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return
      stop.abort()
      // Without it nothing is lost but a second way to read a name.
      import('./tooltip-host.tsx').then(
        ({ TooltipHost }) => setHost(() => TooltipHost),
        () => undefined,
      )
    }
    for (const event of ['pointerover', 'keydown'] as const)
      document.addEventListener(event, fetchHost, { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  return Host && <Host />
}
