import { useLocation } from 'react-router'
import { useAddressParams } from './address-params.ts'

/** Dialogs and sheets that open over any page. `app/overlays.tsx` defines what each one shows. */
export const OVERLAYS = ['pay', 'fund', 'account', 'statement', 'analytics'] as const
export type Overlay = (typeof OVERLAYS)[number]

/**
 * The open overlay. Values: `pay` a currency, the ID of a payment to repeat, or ''; `fund` a currency or ''; `account`
 * an account id, `statement` a currency, `analytics` ''.
 */
export const useOverlay = () => useAddressOverlay(OVERLAYS)

/**
 * States of history entries whose dialog was opened from the same page, which is the entry before. Opening the next one
 * replaces a closed one: however many were opened, going back meets the page once more at most.
 */
const OPENED = 'opened'
const CLOSED = 'closed'

/**
 * The open one of several dialogs and sheets. A query parameter names it (`?pay=EUR`), so that it can be linked to and
 * closed with the back button. At most one of `names` is open.
 */
export function useAddressOverlay<TName extends string>(names: readonly TName[]) {
  const [params, changeParams] = useAddressParams()
  const { state } = useLocation() as { state: unknown }
  /** For navigations that open one of them. */
  const opening = { replace: state === CLOSED, state: OPENED }
  const name = names.find((each) => params.has(each))
  const value = name === undefined ? '' : (params.get(name) ?? '')

  const removeAll = (from: URLSearchParams) => names.forEach((each) => from.delete(each))
  const open = (overlay: TName, to = '') =>
    changeParams((next) => {
      removeAll(next)
      next.set(overlay, to)
    }, opening)
  const close = () => changeParams(removeAll, { replace: true, state: state ? CLOSED : null })
  return { name, value, open, close, opening }
}
