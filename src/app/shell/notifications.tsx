import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined'
import Badge from '@mui/material/Badge'
import { lazy, startTransition, Suspense, useState } from 'react'
import { SAMPLE_NOTIFICATIONS, useSamples } from '../../placeholders.ts'
import { OverlayBoundary } from '../overlay-boundary.tsx'
import { IconAction } from '../../ui/layout/icon-action.tsx'

const NotificationList = lazy(() => import('./notification-list.tsx').then((m) => ({ default: m.NotificationList })))

/** As specified, the badge always says 3. Without samples it is absent, because the bank counts no news. */
export function Notifications() {
  const news = useSamples() ? SAMPLE_NOTIFICATIONS.length : 0
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <IconAction
        label={news > 0 ? `Notifications, ${news} new` : 'Notifications'}
        data-part="notifications"
        aria-haspopup="dialog"
        // With large text the badge is wider than the button.
        sx={{ marginRight: '0.25rem' }}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => startTransition(() => setAnchor(currentTarget))}
      >
        <Badge badgeContent={news} color="error" overlap="circular" aria-hidden>
          <NotificationsOutlined />
        </Badge>
      </IconAction>
      <Suspense>
        <OverlayBoundary key={String(anchor !== null)} onClose={close}>
          {anchor && <NotificationList anchor={anchor} onClose={close} />}
        </OverlayBoundary>
      </Suspense>
    </>
  )
}
