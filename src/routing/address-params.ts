import { currentAddress } from './address.ts'
import { useHref, useLocation, useSearchParams, type NavigateOptions } from 'react-router'

/**
 * The query parameters of the address and a function that edits them. The edit starts from the current address. The
 * router's own `setSearchParams` starts from the last render, so that of two simultaneous changes one is lost.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams()
  const rendered = useHref(useLocation().pathname)
  const change = (edit: (params: URLSearchParams) => void, options?: NavigateOptions) => {
    // While another page is loading, the address is already that of the new page.
    const { pathname, search } = currentAddress()
    const present = pathname === rendered.replace(/^#/, '') ? search : params
    const next = new URLSearchParams(present)
    edit(next)
    setParams(next, options)
  }
  return [params, change] as const
}
