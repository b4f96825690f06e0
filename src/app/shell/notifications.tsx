import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined'
import Badge from '@mui/material/Badge'
import { lazy, startTransition, Suspense, useState } from 'react'
import { IconAction } from '../../ui/layout/icon-action.tsx'

const NotificationList = lazy(() => import('./notification-list.tsx').then((m) => ({ default: m.NotificationList })))

/** As specified, the badge always says 3. */
export function Notifications() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconAction
        label="Notifications, 3 new"
        data-part="notifications"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => startTransition(() => setAnchor(currentTarget))}
      >
        <Badge badgeContent={3} color="error" aria-hidden>
          <NotificationsOutlined />
        </Badge>
      </IconAction>
      <Suspense>{anchor && <NotificationList anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  )
}
