import { useEffect, useEffectEvent } from 'react'

/** Calls it when somebody goes back or forward: what lies over every page would stay over the next one. */
export function useOnHistoryStep(step: () => void): void {
  const onStep = useEffectEvent(step)
  useEffect(() => {
    const listen = () => onStep()
    window.addEventListener('popstate', listen)
    return () => window.removeEventListener('popstate', listen)
  }, [])
}
