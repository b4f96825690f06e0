import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { useOverlay, type Overlay } from '../routing/overlay.ts'
import { preloadOverlays } from '../ui/dialog.tsx'
import { loadedWhenOpen } from '../ui/loaded-when-open.tsx'

interface OverlayProps {
  value: string
  onClose: () => void
}

/** A chunk of its own, fetched together with the frame that it will ask for. */
const overlay = (load: () => Promise<ComponentType<OverlayProps>>) =>
  loadedWhenOpen(async () => {
    const [component] = await Promise.all([load(), preloadOverlays()])
    return component
  }).LoadedWhenOpen

/** What each overlay of the address shows. */
const overlays: Record<Overlay, ComponentType<OverlayProps>> = {
  pay: overlay(() => import('../features/payments/new-payment-dialog.tsx').then((m) => m.NewPaymentOverlay)),
  account: overlay(() => import('../features/accounts/account-sheet.tsx').then((m) => m.AccountOverlay)),
  statement: overlay(() => import('../features/accounts/statement-dialog.tsx').then((m) => m.StatementOverlay)),
  analytics: overlay(() => import('../features/dashboard/analytics-sheet.tsx').then((m) => m.AnalyticsOverlay)),
}

export function Overlays() {
  const { name, value, close } = useOverlay()
  const { pathname } = useLocation()
  const Shown = name && overlays[name]
  // Over another page it is another opening: what is still being sent over this one closes nothing there.
  return Shown && <Shown key={`${pathname}?${name}=${value}`} value={value} onClose={close} />
}
