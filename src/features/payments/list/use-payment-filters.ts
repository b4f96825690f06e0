import { useAddressParams } from '../../../routing/address-params.ts'
import { readFilters, writeFilters, type PaymentFilters } from './payment-filters.ts'

/** Filters are kept in the query string, so that they survive a reload and can be shared as a link. */
export function usePaymentFilters() {
  const [params, changeParams] = useAddressParams()
  const change = (changes: Partial<PaymentFilters>) =>
    changeParams((next) => writeFilters(next, changes), { replace: true })
  return { filters: readFilters(params), change }
}

const SHOWN = 'payment'

/** The payment whose details are open. Its ID is kept in the query string. */
export function useShownPayment() {
  const [params, changeParams] = useAddressParams()
  return {
    id: params.get(SHOWN),
    /** A link to the current page with that payment's details open. */
    linkTo: (id: string) => {
      const next = new URLSearchParams(params)
      next.set(SHOWN, id)
      return `?${next.toString()}`
    },
    close: () => changeParams((next) => next.delete(SHOWN), { replace: true }),
  }
}
