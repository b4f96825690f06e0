import { useEffect, useState, type ComponentType } from 'react'

/**
 * A component whose code is fetched when it is first opened, and at once when it was fetched before. A plain state
 * instead of Suspense: React would hold back the content of a boundary that has just shown its fallback.
 */
export function loadedWhenOpen<TProps extends { open: boolean }>(load: () => Promise<ComponentType<TProps>>) {
  let loaded: ComponentType<TProps> | undefined

  const preload = async (): Promise<ComponentType<TProps>> => (loaded ??= await load())

  function LoadedWhenOpen(props: TProps) {
    const { open } = props
    const [Ready, setReady] = useState(() => loaded)
    useEffect(() => {
      if (!open || Ready) return
      let wanted = true
      preload().then(
        (component) => wanted && setReady(() => component),
        // Offline at the worst moment: nothing opens, and the next try fetches again.
        () => undefined,
      )
      return () => {
        wanted = false
      }
    }, [open, Ready])
    return Ready ? <Ready {...props} /> : null
  }

  return { LoadedWhenOpen, preload }
}
