import { useEffect, useState, type ComponentType } from 'react'

/**
 * A component whose code is fetched when it is first opened, and at once when it was fetched before. A plain state
 * instead of Suspense: React would hold back the content of a boundary that has just shown its fallback.
 */
export function loadedWhenOpen<TProps extends { open: boolean }>(load: () => Promise<ComponentType<TProps>>) {
  let loaded: ComponentType<TProps> | undefined

  const preload = async (): Promise<void> => {
    loaded ??= await load()
  }

  function LoadedWhenOpen(props: TProps) {
    const { open } = props
    const [, setReady] = useState(loaded !== undefined)
    useEffect(() => {
      if (!open || loaded) return
      let wanted = true
      preload().then(
        () => wanted && setReady(true),
        // Offline at the worst moment: nothing opens, and the next try fetches again.
        () => undefined,
      )
      return () => {
        wanted = false
      }
    }, [open])
    const Ready = loaded
    return Ready ? <Ready {...props} /> : null
  }

  return { LoadedWhenOpen, preload }
}
