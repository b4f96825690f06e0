import { lazy, useState, type ComponentType } from 'react'

export interface LazyPage {
  Page: ComponentType
  /** Fetches the page's chunk; a page that is loaded before it is shown appears without a fallback. */
  preload: () => Promise<unknown>
  /** Has the next showing fetch again; for whoever has shown that it failed. */
  renew: () => void
}

/** A route's page as its own chunk. Once loaded it renders at once, without `lazy`'s extra suspended pass. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  const preload = () =>
    (loading ??= load().then(
      (page) => (loaded = page),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  const suspended = () => lazy(async () => ({ default: await preload() }))
  let Suspended = suspended()
  function Page() {
    // Chosen once: changing from one to the other would mount the page anew and lose what is in it.
    const [Ready] = useState<ComponentType>(() => loaded ?? Suspended)
    return <Ready />
  }
  /** A lazy component keeps its failure for good. Another one before it was shown would only be fetched in its place, without end. */
  const renew = () => {
    Suspended = suspended()
  }
  return { Page, preload, renew }
}
