import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { PanelNote } from '../../../ui/layout/panel-note.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { SecondLine, WideCell } from '../../../ui/data/wide-cell.ts'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import { token } from '../../../theme/tokens.ts'
import { counted } from '../../../text/format.ts'
import { SAMPLE_PAYMENT_METHODS } from './sample-payment-methods.ts'
import { searchPaymentMethods } from './search-payment-methods.ts'

const Find = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  '& > .MuiOutlinedInput-root': { flex: '1 1 min(14rem, 100%)' },
})
const Count = styled('p')({ margin: 0, color: token.muted, fontSize: token.size.body2 })

const Method = styled('span')({ display: 'flex', alignItems: 'center', gap: 12 })
/** An initial in the method's colour: the logos belong to others. */
const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: token.radius.control,
  color: '#fff',
  fontSize: token.size.body2,
  fontWeight: 650,
})

export function PaymentMethodsNetwork() {
  const [query, setQuery] = useState('')
  const found = searchPaymentMethods(SAMPLE_PAYMENT_METHODS, query)

  return (
    <Panel
      bare
      title="Local payment methods"
      part="payment-methods"
      actions={
        <Find>
          <Count role="status">{counted(found.length, 'method')}</Count>
          <SearchField
            label="Search payment methods"
            placeholder="Name, country or type"
            value={query}
            onChange={setQuery}
          />
        </Find>
      }
    >
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchOffOutlined />}
          title="No payment methods found"
          text={`No method matches “${query.trim()}”. Try a country, for example Poland.`}
          action={<Button onClick={() => setQuery('')}>Clear search</Button>}
        />
      ) : (
        <Table aria-label="Local payment methods">
          <TableHead>
            <TableRow>
              <TableCell>Method</TableCell>
              <WideCell>Country</WideCell>
              <WideCell>Type</WideCell>
              <WideCell>Processing time</WideCell>
              <TableCell align="right">Fees</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {found.map((method) => (
              <TableRow key={method.id}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 550 }}>
                  <Method>
                    <Mark aria-hidden style={{ background: method.color }}>
                      {method.name.charAt(0).toUpperCase()}
                    </Mark>
                    <span>
                      {method.name}
                      <SecondLine>
                        {method.country} · {method.type}
                      </SecondLine>
                    </span>
                  </Method>
                </TableCell>
                <WideCell>{method.country}</WideCell>
                <WideCell>{method.type}</WideCell>
                <WideCell>
                  <StatusChip
                    tone={method.processingTime === 'Instant' ? 'success' : 'warning'}
                    label={method.processingTime}
                  />
                </WideCell>
                <TableCell align="right">
                  {method.fees}
                  <SecondLine>{method.processingTime}</SecondLine>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <PanelNote>Sample list. Fees are illustrative.</PanelNote>
    </Panel>
  )
}
