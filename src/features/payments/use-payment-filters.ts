import { useSearchParams } from 'react-router-dom'
import { readFilters, writeFilters, type PaymentFilters } from './payment-filters.ts'

/** The address holds the filters: they survive a reload, the back button and being sent to a colleague. */
export function usePaymentFilters() {
  const [params, setParams] = useSearchParams()
  const change = (changes: Partial<PaymentFilters>) => setParams((current) => writeFilters(current, changes), { replace: true })
  return { filters: readFilters(params), change }
}

const SHOWN = 'payment'

/** The payment whose details are open, by its id in the address. */
export function useShownPayment() {
  const [params, setParams] = useSearchParams()
  const showing = (id: string | null) => (current: URLSearchParams) => {
    const next = new URLSearchParams(current)
    if (id === null) next.delete(SHOWN)
    else next.set(SHOWN, id)
    return next
  }
  return {
    id: params.get(SHOWN),
    /** The same address with that payment's details open. */
    linkTo: (id: string) => `?${showing(id)(params).toString()}`,
    close: () => setParams(showing(null), { replace: true }),
  }
}
