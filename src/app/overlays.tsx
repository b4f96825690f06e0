import Button from '@mui/material/Button'
import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { OVERLAYS, useOverlay, type Overlay } from '../routing/overlay.ts'
import { EmptyState } from '../ui/feedback/states.tsx'
import { PlainDialog } from '../ui/overlays/dialog.tsx'

interface OverlayProps {
  /** What the address says: a currency, an id. */
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

/** Fetches the code of every overlay, so that the first opening waits for nothing. */
export async function loadAllOverlays(): Promise<void> {
  for (const name of OVERLAYS) await load[name]()
}

/** The dialog or sheet that the address asks for, over whatever page is open. */
export function Overlays() {
  const { name, value, close } = useOverlay()
  const { pathname } = useLocation()
  const Shown = name && overlays[name]
  // Over another page it is another opening: what is still being sent in this one closes nothing there.
  const key = `${pathname}?${name ?? ''}=${value}`
  return (
    // Around the boundary: React then keeps what is shown until the overlay's code is there.
    <Suspense>
      <OverlayBoundary key={key} onClose={close}>
        {Shown && <Shown value={value} onClose={close} />}
      </OverlayBoundary>
    </Suspense>
  )
}

interface OverlayBoundaryProps {
  onClose: () => void
  children: ReactNode
}

/** An overlay that fails, or whose code is missing or blocked, says so where it was about to open. */
class OverlayBoundary extends Component<OverlayBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <PlainDialog open onClose={this.props.onClose} title="This could not be opened">
        <EmptyState
          title="Something is missing"
          text="A part of the application could not be loaded. An ad blocker or a lost connection may be the reason."
          action={<Button onClick={() => location.reload()}>Reload the page</Button>}
        />
      </PlainDialog>
    )
  }
}
