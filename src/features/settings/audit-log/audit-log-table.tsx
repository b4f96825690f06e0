import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Link as RouterLink } from 'react-router'
import type { AuditLogEntry } from '../../../contract/audit-log.ts'
import type { FindRecord } from './audited-record.tsx'
import { fingerSized, media, token } from '../../../theme/tokens.ts'
import { capitalised, formatDateTime, shortId } from '../../../text/format.ts'
import { SecondLine, WideCell } from '../../../ui/data/wide-cell.ts'
import { describeAction } from './filter-audit-log.ts'

const Id = styled(TableCell)({
  whiteSpace: 'nowrap',
  // As in the list of payments.
  '&:is(td)': { color: token.muted, fontSize: token.size.body2, fontFamily: token.mono },
  [media.phone]: { paddingLeft: 0, textAlign: 'right', verticalAlign: 'top' },
})

const Container = styled('div')({ containerType: 'inline-size' })
/** Dates and actions do not wrap in a table that is wide enough, measured in the size of the text. */
const oneLine = { '@container (min-width: 42rem)': { whiteSpace: 'nowrap' } }

interface AuditLogTableProps {
  entries: readonly AuditLogEntry[]
  findRecord: FindRecord
}

export function AuditLogTable({ entries, findRecord }: AuditLogTableProps) {
  const nameOf = (entity: string) => {
    const record = findRecord(entity)
    if (!record) return capitalised(entity)
    return (
      <Link component={RouterLink} to={record.to} color="inherit" sx={fingerSized}>
        {record.name}
      </Link>
    )
  }
  return (
    <Container>
      <Table aria-label="Audit log">
        <TableHead>
          <TableRow>
            <TableCell>Action</TableCell>
            <WideCell>Entity</WideCell>
            <WideCell>Date</WideCell>
            <Id>ID</Id>
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <TableRow key={entry.id}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 550, ...oneLine }}>
                <SecondLine>{formatDateTime(entry.createdAt)}</SecondLine>
                {describeAction(entry.action)}
                <SecondLine sx={{ overflowWrap: 'anywhere' }}>{nameOf(entry.entity)}</SecondLine>
              </TableCell>
              <WideCell sx={{ overflowWrap: 'anywhere' }}>{nameOf(entry.entity)}</WideCell>
              <WideCell sx={oneLine}>
                <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt)}</time>
              </WideCell>
              <Id translate="no">{shortId(entry.id)}</Id>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Container>
  )
}
