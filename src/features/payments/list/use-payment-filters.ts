import { useAddressParams } from '../../../routing/address-params.ts'
import { useAddressOverlay } from '../../../routing/overlay.ts'
import { readFilters, writeFilters, type PaymentFilters } from './payment-filters.ts'

/** Filters are kept in the query string, so that they survive a reload and can be shared as a link. */
export function usePaymentFilters() {
  const [params, changeParams] = useAddressParams()
  const change = (changes: Partial<PaymentFilters>) =>
    changeParams((next) => writeFilters(next, changes), { replace: true })
  return { filters: readFilters(params), change }
}

const SHOWN = 'payment'

/** The payment whose details are open, by its ID. */
export function useShownPayment() {
  const [params] = useAddressParams()
  const { name, value, opening, close } = useAddressOverlay([SHOWN])
  return {
    id: name ? value : null,
    /** The properties of a link to the current page with that payment's details open. */
    linkTo: (id: string) => {
      const next = new URLSearchParams(params)
      next.set(SHOWN, id)
      return { to: `?${next.toString()}`, ...opening }
    },
    close,
  }
}
