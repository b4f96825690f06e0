import { useEffect, useEffectEvent, useState } from 'react'

/** What was made last, and of which key: while the next one is being made, that is an older one. */
export function useMade<T>(key: string | undefined, make: (key: string) => Promise<T>) {
  const [made, setMade] = useState<{ key: string; value: T }>()
  const start = useEffectEvent(make)
  useEffect(() => {
    let isCurrent = true
    const run = async (wanted: string) => {
      const value = await start(wanted)
      if (isCurrent) setMade({ key: wanted, value })
    }
    if (key !== undefined) void run(key)
    return () => {
      isCurrent = false
    }
  }, [key])
  return made
}
