import { useAddressParams } from './address-params.ts'

/**
 * Dialogs and sheets that open over any page are named by a query parameter (`?pay=EUR`), so that they can be linked to
 * and closed with the back button. `app/overlays.tsx` defines what each one shows.
 */
export const OVERLAYS = ['pay', 'fund', 'account', 'statement', 'analytics'] as const
export type Overlay = (typeof OVERLAYS)[number]

/**
 * The open overlay. Values: `pay` a currency, the ID of a payment to repeat, or ''; `fund` a currency or ''; `account`
 * an account id, `statement` a currency, `analytics` ''.
 */
export function useOverlay() {
  const [params, changeParams] = useAddressParams()
  const name = OVERLAYS.find((overlay) => params.has(overlay))
  const value = name === undefined ? '' : (params.get(name) ?? '')

  const open = (overlay: Overlay, to = '') =>
    changeParams((next) => {
      removeAll(next)
      next.set(overlay, to)
    })
  const close = () => changeParams(removeAll, { replace: true })
  return { name, value, open, close }
}

function removeAll(params: URLSearchParams): void {
  for (const overlay of OVERLAYS) params.delete(overlay)
}
