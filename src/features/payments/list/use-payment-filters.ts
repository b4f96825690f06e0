import { useAddressParams } from '../../../routing/address-params.ts'
import { readFilters, writeFilters, type PaymentFilters } from './payment-filters.ts'

/** The address holds the filters: they survive a reload, the back button and being sent to a colleague. */
export function usePaymentFilters() {
  const [params, changeParams] = useAddressParams()
  const change = (changes: Partial<PaymentFilters>) =>
    changeParams((next) => writeFilters(next, changes), { replace: true })
  return { filters: readFilters(params), change }
}

const SHOWN = 'payment'

/** The payment whose details are open, by its id in the address. */
export function useShownPayment() {
  const [params, changeParams] = useAddressParams()
  return {
    id: params.get(SHOWN),
    /** The same address with that payment's details open. */
    linkTo: (id: string) => {
      const next = new URLSearchParams(params)
      next.set(SHOWN, id)
      return `?${next.toString()}`
    },
    close: () => changeParams((next) => next.delete(SHOWN), { replace: true }),
  }
}
