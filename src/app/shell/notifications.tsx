import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined'
import Badge from '@mui/material/Badge'
import { lazy, Suspense, useState, useTransition } from 'react'
import { useSamples } from '../../demonstration/use-demonstration.ts'
import { SAMPLE_NOTIFICATIONS } from '../../placeholders.ts'
import { Opening } from '../opening.tsx'
import { OverlayBoundary } from '../overlay-boundary.tsx'
import { IconAction } from '../../ui/layout/icon-action.tsx'

const NotificationList = lazy(() => import('./notification-list.tsx').then((m) => ({ default: m.NotificationList })))
/** Loaded after the page: the badge can wait. Without its code there is no badge, which is no reason for an error. */
const CountNews = lazy(() =>
  import('./notification-list.tsx').then(
    (m) => ({ default: m.CountNews }),
    () => ({ default: () => null }),
  ),
)

/** As specified, the badge always says 3. Without samples it counts the latest entries that were not seen yet. */
export function Notifications() {
  const samples = useSamples()
  const [unseen, setUnseen] = useState(0)
  const news = samples ? SAMPLE_NOTIFICATIONS.length : unseen
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opening, startTransition] = useTransition()
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
      {opening && <Opening />}
      {!samples && (
        <Suspense>
          <CountNews onCount={setUnseen} />
        </Suspense>
      )}
      <Suspense>
        <OverlayBoundary key={String(anchor !== null)} onClose={close}>
          {anchor && <NotificationList anchor={anchor} onClose={close} />}
        </OverlayBoundary>
      </Suspense>
    </>
  )
}
