import { useHref, useLocation, useSearchParams, type NavigateOptions } from 'react-router-dom'

/**
 * The parameters of the address, and how to change them. A change starts from what the address says by then: the router's
 * own starts from what was rendered last, and of two changes in one moment, or one made after a pause, loses the other.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams()
  const rendered = useHref(useLocation().pathname)
  const change = (edit: (params: URLSearchParams) => void, options?: NavigateOptions) => {
    // While another page is on its way the address is already that one's.
    const present = location.pathname === rendered ? location.search : params
    const next = new URLSearchParams(present)
    edit(next)
    setParams(next, options)
  }
  return [params, change] as const
}
