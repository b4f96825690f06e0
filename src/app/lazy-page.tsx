import { lazy, type ComponentType } from 'react'

export interface LazyPage {
  Page: ComponentType
  /** Fetches the page's chunk; a page that is loaded before it is shown appears without a fallback. */
  preload: () => Promise<unknown>
}

/** A route's page as its own chunk. Once loaded it renders at once, without `lazy`'s extra suspended pass. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  const preload = () => (loading ??= load().then(
    (page) => (loaded = page),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  ))
  const Suspended = lazy(async () => ({ default: await preload() }))
  function Page() {
    const Ready = loaded ?? Suspended
    return <Ready />
  }
  return { Page, preload }
}
