import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { PanelNote } from '../../ui/panel-note.ts'
import { Panel } from '../../ui/panel.tsx'
import { PlainTable, SecondLine } from '../../ui/plain-table.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { token } from '../../theme/tokens.ts'
import { counted } from '../../ui/format.ts'
import { SAMPLE_PAYMENT_METHODS } from './sample-payment-methods.ts'
import { searchPaymentMethods } from './search-payment-methods.ts'

const Table = styled(PlainTable)({ '& tr > :last-child': { textAlign: 'right' } })
const Count = styled('p')({ margin: 0, color: token.muted, fontSize: '0.8125rem' })

export function PaymentMethodsNetwork() {
  const [query, setQuery] = useState('')
  const found = searchPaymentMethods(SAMPLE_PAYMENT_METHODS, query)

  return (
    <Panel
      bare
      title="Local payment methods"
      actions={
        <>
          <Count role="status">{counted(found.length, 'method')}</Count>
          <SearchField
            label="Search payment methods"
            placeholder="Name, country or type"
            value={query}
            onChange={setQuery}
          />
        </>
      }
    >
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchOffOutlined />}
          title="No payment methods found"
          text={`Nothing here matches “${query.trim()}”. Try a country, for example Poland.`}
          action={<Button onClick={() => setQuery('')}>Clear search</Button>}
        />
      ) : (
        <Table aria-label="Local payment methods">
          <thead>
            <tr>
              <th scope="col">Method</th>
              <th scope="col" data-wide>
                Country
              </th>
              <th scope="col" data-wide>
                Type
              </th>
              <th scope="col" data-wide>
                Processing time
              </th>
              <th scope="col">Fees</th>
            </tr>
          </thead>
          <tbody>
            {found.map((method) => (
              <tr key={method.id}>
                <th scope="row">
                  {method.name}
                  <SecondLine>
                    {method.country} · {method.type}
                  </SecondLine>
                </th>
                <td data-wide>{method.country}</td>
                <td data-wide>{method.type}</td>
                <td data-wide>
                  <StatusBadge tone={method.processingTime === 'Instant' ? 'green' : 'amber'}>
                    {method.processingTime}
                  </StatusBadge>
                </td>
                <td>
                  {method.fees}
                  <SecondLine>{method.processingTime}</SecondLine>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <PanelNote>Sample list. Fees are illustrative and not an offer.</PanelNote>
    </Panel>
  )
}
