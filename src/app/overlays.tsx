import { lazy, Suspense, type ComponentType } from 'react'
import { useOverlay, type Overlay } from '../routing/overlay.ts'
import { preloadOverlays } from '../ui/dialog.tsx'

interface OverlayProps {
  value: string
  onClose: () => void
}

/** A chunk of its own, fetched together with the frame that it will ask for. */
const overlay = (load: () => Promise<ComponentType<OverlayProps>>) =>
  lazy(async () => {
    const [component] = await Promise.all([load(), preloadOverlays()])
    return { default: component }
  })

/** What each overlay of the address shows. */
const overlays: Record<Overlay, ComponentType<OverlayProps>> = {
  pay: overlay(() => import('../features/payments/new-payment-dialog.tsx').then((m) => m.NewPaymentOverlay)),
  account: overlay(() => import('../features/accounts/account-sheet.tsx').then((m) => m.AccountOverlay)),
  statement: overlay(() => import('../features/accounts/statement-dialog.tsx').then((m) => m.StatementOverlay)),
  analytics: overlay(() => import('../features/dashboard/analytics-sheet.tsx').then((m) => m.AnalyticsOverlay)),
}

export function Overlays() {
  const { name, value, close } = useOverlay()
  const Shown = name && overlays[name]
  // The boundary is there before what it waits for: opened by a navigation, an overlay then appears as soon as its code
  // does. React would hold back the content of a boundary that has just shown its fallback.
  return <Suspense fallback={null}>{Shown && <Shown key={`${name}=${value}`} value={value} onClose={close} />}</Suspense>
}
