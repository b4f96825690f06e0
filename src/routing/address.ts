/**
 * The build that is one file keeps the route in the fragment (`corridor.html#/payments?pay=GBP`): opened from disk, a
 * page may change nothing else of its address.
 */
export const IN_FRAGMENT = import.meta.env.MODE === 'file'

/** The route and its query, below the folder of the application or in the fragment. */
export function currentAddress(): { pathname: string; search: string } {
  if (!IN_FRAGMENT) return location
  const [pathname = '', search = ''] = location.hash.slice(1).split('?')
  return { pathname: pathname.startsWith('/') ? pathname : '/', search: search && `?${search}` }
}

/** Navigates without a reload: the router listens to the browser's history. */
export function goTo(address: string): void {
  if (IN_FRAGMENT) {
    location.hash = address
    return
  }
  history.pushState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

/** Calls need an origin, and a page from disk has none. They are answered in the page and never leave it. */
export const apiOrigin = (): string => (IN_FRAGMENT ? 'https://bank.corridor.example' : location.origin)

/** The address of the application without a route. Share links append their fragment to it. */
export const homeAddress = (basePath: string): string =>
  IN_FRAGMENT ? (location.href.split('#')[0] ?? '') : location.origin + basePath
