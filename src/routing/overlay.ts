import { useSearchParams } from 'react-router-dom'

/**
 * Dialogs and sheets that can be opened from more than one page live in the address (`?pay=EUR`): they open over the
 * page one is on, can be linked to, and close with the back button. `app/overlays.tsx` says what each one shows.
 */
export const OVERLAYS = ['pay', 'account', 'statement', 'analytics'] as const
export type Overlay = (typeof OVERLAYS)[number]

/** The value means: `pay` a currency or '', `account` an account id, `statement` a currency, `analytics` ''. */
export function useOverlay() {
  const [params, setParams] = useSearchParams()
  const name = OVERLAYS.find((overlay) => params.has(overlay))
  const value = name === undefined ? '' : (params.get(name) ?? '')

  const without = (current: URLSearchParams) => {
    const next = new URLSearchParams(current)
    for (const overlay of OVERLAYS) next.delete(overlay)
    return next
  }
  const open = (overlay: Overlay, to = '') =>
    setParams((current) => {
      const next = without(current)
      next.set(overlay, to)
      return next
    })
  const close = () => setParams(without, { replace: true })
  return { name, value, open, close }
}
