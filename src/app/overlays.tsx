import Button from '@mui/material/Button'
import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { OVERLAYS, useOverlay, type Overlay } from '../routing/overlay.ts'
import { EmptyState } from '../ui/feedback/states.tsx'
import { PlainDialog } from '../ui/overlays/dialog.tsx'

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

interface OverlayBoundaryProps {
  onClose: () => void
  children: ReactNode
}

/** Shows an error dialog when an overlay throws or its code cannot be loaded. */
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
