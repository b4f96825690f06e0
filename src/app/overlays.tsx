import { lazy, Suspense, type ComponentType } from 'react'
import { useOverlay, type Overlay } from '../routing/overlay.ts'

interface OverlayProps {
  value: string
  onClose: () => void
}

/** What each overlay of the address shows; every one is a chunk of its own. */
const overlays: Record<Overlay, ComponentType<OverlayProps>> = {
  pay: lazy(() => import('../features/payments/new-payment-dialog.tsx').then((m) => ({ default: m.NewPaymentOverlay }))),
  account: lazy(() => import('../features/accounts/account-sheet.tsx').then((m) => ({ default: m.AccountOverlay }))),
  statement: lazy(() => import('../features/accounts/statement-dialog.tsx').then((m) => ({ default: m.StatementOverlay }))),
  analytics: lazy(() => import('../features/dashboard/analytics-sheet.tsx').then((m) => ({ default: m.AnalyticsOverlay }))),
}

export function Overlays() {
  const { name, value, close } = useOverlay()
  const Shown = name && overlays[name]
  if (!Shown) return null
  return (
    <Suspense fallback={null}>
      <Shown key={`${name}=${value}`} value={value} onClose={close} />
    </Suspense>
  )
}
