import { useAddressParams } from './address-params.ts'

/**
 * Dialogs and sheets that can be opened from more than one page live in the address (`?pay=EUR`): they open over the
 * page one is on, can be linked to, and close with the back button. `app/overlays.tsx` says what each one shows.
 */
export const OVERLAYS = ['pay', 'account', 'statement', 'analytics'] as const
export type Overlay = (typeof OVERLAYS)[number]

/** The value means: `pay` a currency or '', `account` an account id, `statement` a currency, `analytics` ''. */
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
