import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { OVERLAYS, useOverlay, type Overlay } from '../routing/overlay.ts'
import { lazyComponent, type LazyComponent } from './lazy-component.ts'
import { Opening } from './opening.tsx'
import { OverlayBoundary } from './overlay-boundary.tsx'

interface OverlayProps {
  /** The parameter's value, see `useOverlay`. */
  value: string
  onClose: () => void
}

const overlays: Record<Overlay, LazyComponent<OverlayProps>> = {
  pay: lazyComponent(() =>
    import('../features/payments/new-payment/new-payment-dialog.tsx').then((m) => m.NewPaymentOverlay),
  ),
  fund: lazyComponent(() => import('../features/accounts/add-funds-sheet.tsx').then((m) => m.AddFundsOverlay)),
  account: lazyComponent(() => import('../features/accounts/account-sheet.tsx').then((m) => m.AccountOverlay)),
  statement: lazyComponent(() => import('../features/accounts/statement-dialog.tsx').then((m) => m.StatementOverlay)),
  analytics: lazyComponent(() => import('../features/dashboard/analytics-sheet.tsx').then((m) => m.AnalyticsOverlay)),
}

/** Fetches the code of every overlay, so that they open without a delay. */
export async function loadAllOverlays(): Promise<void> {
  for (const name of OVERLAYS) await overlays[name].load()
}

/** The dialog or sheet that the address names, over the current page. */
export function Overlays() {
  const { name, value, close } = useOverlay()
  const { pathname } = useLocation()
  const Shown = name && overlays[name].Component
  // Keyed by page and value, so that a late answer to one dialog cannot close another.
  const key = `${pathname}?${name ?? ''}=${value}`
  return (
    <OverlayBoundary key={key} onClose={close}>
      {/* Inside the keyed boundary: React would otherwise keep the page as it is, with its old filters, until the
          overlay's code has loaded. */}
      <Suspense fallback={<Opening />}>{Shown && <Shown value={value} onClose={close} />}</Suspense>
    </OverlayBoundary>
  )
}
