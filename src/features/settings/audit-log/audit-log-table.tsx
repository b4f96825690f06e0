import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Link as RouterLink } from 'react-router-dom'
import type { AuditLogEntry } from '../../../contract/audit-log.ts'
import { Payee, paymentAddress, type FindPayment } from './audited-payment.tsx'
import { media } from '../../../theme/tokens.ts'
import { capitalised, formatDateTime, shortId } from '../../../text/format.ts'
import { SecondLine, WideCell } from '../../../ui/data/wide-cell.ts'
import { describeAction } from './filter-audit-log.ts'

const Id = styled(TableCell)({
  whiteSpace: 'nowrap',
  // As wide as a date and time in one line, which large text breaks.
  [media.phone]: { width: '8.5rem', paddingLeft: 0, textAlign: 'right', whiteSpace: 'normal' },
})

interface AuditLogTableProps {
  entries: readonly AuditLogEntry[]
  findPayment: FindPayment
}

export function AuditLogTable({ entries, findPayment }: AuditLogTableProps) {
  const nameOf = (entity: string) => {
    const payment = findPayment(entity)
    if (!payment) return capitalised(entity)
    return (
      <Link component={RouterLink} to={paymentAddress(payment)} color="inherit">
        <Payee payment={payment} />
      </Link>
    )
  }
  return (
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
            <TableCell component="th" scope="row" sx={{ fontWeight: 550 }}>
              {describeAction(entry.action)}
              <SecondLine sx={{ overflowWrap: 'anywhere' }}>{nameOf(entry.entity)}</SecondLine>
            </TableCell>
            <WideCell sx={{ overflowWrap: 'anywhere' }}>{nameOf(entry.entity)}</WideCell>
            <WideCell>
              <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt)}</time>
            </WideCell>
            <Id translate="no">
              {shortId(entry.id)}
              <SecondLine>{formatDateTime(entry.createdAt)}</SecondLine>
            </Id>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
