import { lazy, Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { OVERLAYS, useOverlay, type Overlay } from '../routing/overlay.ts'
import { OverlayBoundary } from './overlay-boundary.tsx'

interface OverlayProps {
  /** The parameter's value, see `useOverlay`. */
  value: string
  onClose: () => void
}

const load: Record<Overlay, () => Promise<ComponentType<OverlayProps>>> = {
  pay: () => import('../features/payments/new-payment/new-payment-dialog.tsx').then((m) => m.NewPaymentOverlay),
  account: () => import('../features/accounts/account-sheet.tsx').then((m) => m.AccountOverlay),
  statement: () => import('../features/accounts/statement-dialog.tsx').then((m) => m.StatementOverlay),
  analytics: () => import('../features/dashboard/analytics-sheet.tsx').then((m) => m.AnalyticsOverlay),
}

const lazyOverlay = (name: Overlay) => lazy(async () => ({ default: await load[name]() }))

const overlays: Record<Overlay, ComponentType<OverlayProps>> = {
  pay: lazyOverlay('pay'),
  account: lazyOverlay('account'),
  statement: lazyOverlay('statement'),
  analytics: lazyOverlay('analytics'),
}

/** Fetches the code of every overlay, so that they open without a delay. */
export async function loadAllOverlays(): Promise<void> {
  for (const name of OVERLAYS) await load[name]()
}

/** The dialog or sheet that the address names, over the current page. */
export function Overlays() {
  const { name, value, close } = useOverlay()
  const { pathname } = useLocation()
  const Shown = name && overlays[name]
  // Keyed by page and value, so that a late answer to one dialog cannot close another.
  const key = `${pathname}?${name ?? ''}=${value}`
  return (
    // Outside the keyed boundary, so that React keeps the current content until the overlay's code has loaded.
    <Suspense>
      <OverlayBoundary key={key} onClose={close}>
        {Shown && <Shown value={value} onClose={close} />}
      </OverlayBoundary>
    </Suspense>
  )
}
