import { styled } from '@mui/material/styles'
import type { AuditLogEntry } from '../../contract/audit-log.ts'
import { formatDateTime, shortId } from '../../ui/format.ts'
import { PlainTable, SecondLine } from '../../ui/plain-table.ts'
import { describeAction } from './filter-audit-log.ts'

const Table = styled(PlainTable)({ '& th, & td': { overflowWrap: 'anywhere' } })
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
            ID
          </Id>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <th scope="row">
              {describeAction(entry.action)}
              <SecondLine>{entry.entity}</SecondLine>
            </th>
            <td data-wide>{entry.entity}</td>
            <td data-wide>
              <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt)}</time>
            </td>
            <Id translate="no">
              {shortId(entry.id)}
              <SecondLine>{formatDateTime(entry.createdAt)}</SecondLine>
            </Id>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
