import { styled } from '@mui/material/styles'
import type { AuditLogEntry } from '../../contract/audit-log.ts'
import { media, token } from '../../theme/tokens.ts'
import { formatDateTime, shortId } from '../../ui/format.ts'
import { describeAction } from './filter-audit-log.ts'

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { height: 52, padding: '6px 12px', textAlign: 'left', borderTop: `1px solid ${token.hairline}`, overflowWrap: 'anywhere' },
  '& thead th': { height: 40, borderTop: 0, color: token.muted, fontSize: '0.75rem', fontWeight: 500 },
  '& tbody tr:hover': { background: token.hover },
  '& tbody th': { fontWeight: 550 },
  '& thead th:first-of-type, & tbody th': { paddingLeft: 20 },
  '& tr > :last-child': { paddingRight: 20 },
  [media.phone]: {
    '& thead th:first-of-type, & tbody th': { paddingLeft: 16 },
    '& tr > :last-child': { paddingRight: 16, textAlign: 'right' },
    '& [data-wide]': { display: 'none' },
  },
})

const Second = styled('span')({ display: 'none', color: token.muted, fontSize: '0.8125rem', fontWeight: 400, [media.phone]: { display: 'block' } })
const Id = styled('td')({ whiteSpace: 'nowrap' })

export function AuditLogTable({ entries }: { entries: readonly AuditLogEntry[] }) {
  return (
    <Table aria-label="Audit log">
      <thead>
        <tr>
          <th scope="col">Action</th>
          <th scope="col" data-wide>
            Entity
          </th>
          <th scope="col" data-wide>
            Date
          </th>
          <Id as="th" scope="col">
            Id
          </Id>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <th scope="row">
              {describeAction(entry.action)}
              <Second>{entry.entity}</Second>
            </th>
            <td data-wide>{entry.entity}</td>
            <td data-wide>
              <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt)}</time>
            </td>
            <Id translate="no">
              {shortId(entry.id)}
              <Second>{formatDateTime(entry.createdAt)}</Second>
            </Id>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
