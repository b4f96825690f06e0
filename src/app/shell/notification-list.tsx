import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { listAuditLogs, type AuditLogEntry } from '../../contract/audit-log.ts'
import { describeAction } from '../../features/settings/audit-log/filter-audit-log.ts'
import { useSamples } from '../../demonstration/use-demonstration.ts'
import { SAMPLE_NOTIFICATIONS } from '../../placeholders.ts'
import { useAuditedRecords } from '../../features/settings/audit-log/audited-record.tsx'
import { useOnHistoryStep } from '../../routing/use-on-history-step.ts'
import { useAuth } from '../../session/auth-provider.tsx'
import { ReadError } from '../../session/read-states.tsx'
import { useDeviceMemory } from '../../session/use-device-memory.ts'
import { capitalised, formatDateTime } from '../../text/format.ts'
import { token } from '../../theme/tokens.ts'
import { EmptyState, Loading } from '../../ui/feedback/states.tsx'
import { unlessSecondPress } from '../../ui/overlays/second-press.ts'

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0, padding: '14px 16px 10px' }))
const Line = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 12, fontWeight: 550 })
const When = styled('span')({ flex: 'none', fontWeight: 400, fontSize: token.size.caption, color: token.muted })
const Text = styled('div')({ marginTop: 2, color: token.muted, fontSize: token.size.body2, overflowWrap: 'anywhere' })
const Item = styled(ListItem)({ borderTop: `1px solid ${token.hairline}` })
const Content = styled('div')({ padding: '12px 16px', width: '100%' })
const Row = styled(Link)({
  display: 'block',
  width: '100%',
  color: token.ink,
  textDecoration: 'none',
  '&:hover': { background: token.hover },
  '&:focus-visible': { outlineOffset: -2 },
})
const Unread = styled('span')({
  display: 'inline-block',
  width: 8,
  height: 8,
  marginRight: 8,
  borderRadius: '50%',
  background: token.accentText,
  // Forced colours replace backgrounds.
  '@media (forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' },
})

interface Notification {
  id: string
  title: string
  text: ReactNode
  when: string
  unread?: boolean
  /** The address of what it is about. */
  to?: string
}

const LATEST_ENTRIES = 5

export function NotificationList({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  useOnHistoryStep(onClose)
  const id = useId()
  const samples = useSamples()
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={unlessSecondPress(onClose)}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 360, marginTop: 1 } } }}
    >
      <Title id={id}>Notifications</Title>
      {samples ? <Items items={SAMPLE_NOTIFICATIONS} onClose={onClose} /> : <LatestActivity onClose={onClose} />}
    </Popover>
  )
}

function Items({ items, onClose }: { items: readonly Notification[]; onClose: () => void }) {
  return (
    <List disablePadding>
      {items.map(({ id, title, text, when, unread, to }) => {
        const content = (
          <Content>
            <Line>
              <span>
                {unread && (
                  <>
                    <Unread />
                    <span className="visually-hidden">Unread: </span>
                  </>
                )}
                {title}
              </span>
              <When>{when}</When>
            </Line>
            <Text>{text}</Text>
          </Content>
        )
        return (
          <Item key={id} disablePadding>
            {to ? (
              <Row to={to} onClick={onClose}>
                {content}
              </Row>
            ) : (
              content
            )}
          </Item>
        )
      })}
    </List>
  )
}

/** More than are shown: the newest may be taken back. */
const KEPT_SEEN = 50

/** The IDs of seen entries, newest first. Kept on this device, because the contract has no call for them. */
const useSeen = () =>
  useDeviceMemory<readonly unknown[]>('seen-notifications', (stored) => (Array.isArray(stored) ? stored : []))

/** The entries without those about the session: nobody needs the news of their own sign-in. */
const newsOf = (entries: readonly AuditLogEntry[]): AuditLogEntry[] =>
  entries.filter(({ action }) => !action.startsWith('user.'))

/** How many entries are newer than the latest one that was seen; all of them where none was. */
function countUnseen(latest: readonly AuditLogEntry[], seen: readonly unknown[]): number {
  const index = latest.findIndex(({ id }) => seen.includes(id))
  return index === -1 ? latest.length : index
}

/** Reports to the button's badge how many notifications were not seen yet. */
export function CountNews({ onCount }: { onCount: (count: number) => void }) {
  const { user } = useAuth()
  const { data = [] } = useEndpoint(listAuditLogs, { enabled: Boolean(user) })
  const [seen] = useSeen()
  const count = countUnseen(newsOf(data).slice(0, LATEST_ENTRIES), seen)
  useEffect(() => {
    onCount(count)
    return () => onCount(0)
  }, [count, onCount])
  return null
}

/** The latest entries of the audit log, instead of the samples that the specification prescribes. */
function LatestActivity({ onClose }: { onClose: () => void }) {
  const { data, error, mutate } = useEndpoint(listAuditLogs)
  const news = newsOf(data ?? [])
  const latest = news.slice(0, LATEST_ENTRIES)
  const findRecord = useAuditedRecords(latest)
  const [seen, setSeen] = useSeen()
  // As it was on opening: what is new stays marked while it is read.
  const [seenBefore] = useState(seen)
  useEffect(() => {
    const ids = news.slice(0, KEPT_SEEN).map(({ id }) => id)
    if (ids.length > 0 && ids[0] !== seen[0]) setSeen(ids)
  }, [news, seen, setSeen])

  if (!data) return error ? <ReadError what="Notifications" error={error} onRetry={() => void mutate()} /> : <Loading />
  if (latest.length === 0) return <EmptyState title="No notifications" />
  const unseen = countUnseen(latest, seenBefore)
  return (
    <Items
      onClose={onClose}
      items={latest.map(({ id, action, entity, createdAt }, index) => {
        const record = findRecord(entity)
        return {
          id,
          title: describeAction(action),
          text: record?.name ?? capitalised(entity),
          when: formatDateTime(createdAt),
          unread: index < unseen,
          ...(record && { to: record.to }),
        }
      })}
    />
  )
}
