import { useEffect, useState, type ComponentType } from 'react'

/**
 * A component whose code is fetched when it is first opened, and at once when it was fetched before. A plain state
 * instead of Suspense: React would hold back the content of a boundary that has just shown its fallback.
 */
export function loadedWhenOpen<TProps extends { open: boolean }>(load: () => Promise<ComponentType<TProps>>) {
  let loaded: ComponentType<TProps> | undefined

  const fetched = async (): Promise<ComponentType<TProps>> => (loaded ??= await load())

  const preload = async (): Promise<void> => {
    await fetched()
  }

  function LoadedWhenOpen(props: TProps) {
    const { open } = props
    // In the state, not read from the outside while rendering: the compiler takes what is outside for a constant.
    const [Ready, setReady] = useState(() => loaded)
    useEffect(() => {
      if (!open || Ready) return
      let wanted = true
      fetched().then(
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
