import { useEffect, useState, type ComponentType } from 'react'

const all: (() => Promise<void>)[] = []

/**
 * A component whose code is fetched when it is first opened (`open` is true where there is no such property), and at once
 * when it was fetched before. A plain state instead of Suspense: React would hold back the content of a boundary that has
 * just shown its fallback.
 */
export function loadedWhenOpen<TProps extends object>(load: () => Promise<ComponentType<TProps>>) {
  let loaded: ComponentType<TProps> | undefined

  const fetched = async (): Promise<ComponentType<TProps>> => (loaded ??= await load())

  const preload = async (): Promise<void> => {
    await fetched()
  }
  all.push(preload)

  function LoadedWhenOpen(props: TProps & { open?: boolean }) {
    const { open = true } = props
    // In the state, not read from the outside while rendering: the compiler takes what is outside for a constant.
    const [Ready, setReady] = useState(() => loaded)
    useEffect(() => {
      if (!open || Ready) return
      let wanted = true
      fetched().then(
        (component) => wanted && setReady(() => component),
        // Thrown while rendering it reaches the page's boundary, which says so and offers another try.
        (error: unknown) =>
          wanted &&
          setReady(() => {
            throw error
          }),
      )
      return () => {
        wanted = false
      }
    }, [open, Ready])
    return Ready ? <Ready {...props} /> : null
  }

  return { LoadedWhenOpen, preload }
}

/** Fetches what may be opened from the pages that are there, so that the first opening waits for nothing. */
export async function preloadWhatOpens(): Promise<void> {
  for (const preload of all) await preload().catch(() => undefined)
}
