import TuneOutlined from '@mui/icons-material/TuneOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { PAYMENT_STATUSES, RAIL_NAMES } from '../../../contract/payments.ts'
import { media, token } from '../../../theme/tokens.ts'
import { DateFilter } from '../../../ui/forms/date-filter.tsx'
import { capitalised } from '../../../text/format.ts'
import { optionsOf, Select } from '../../../ui/forms/select.tsx'
import { SORT_KEYS, type PaymentFilters } from './payment-filters.ts'
import { PaymentSearch } from './payment-search.tsx'

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '12px 20px',
  borderBottom: `1px solid ${token.hairline}`,
  '& > :first-of-type': { flex: '1 1 240px', '& > *': { width: '100%' } },
  [media.phone]: { padding: '12px 16px 8px', '& > :first-of-type': { flex: '1 1 7.5rem' } },
  '@media print': { display: 'none' },
})

const Actions = styled('div')({ display: 'flex', gap: 8, [media.phone]: { order: 2, marginRight: -12 } })

const Filters = styled('div')({
  display: 'contents',
  [media.phone]: {
    flex: '1 1 100%',
    minWidth: 0,
    display: 'grid',
    gap: 8,
    // A column is at least as wide as its text, so large text leaves room for one instead of two.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    '&[data-folded]': { display: 'none' },
  },
  // Two dates in a row would be cut: with its label and the calendar, one needs up to 215 px.
  '@media (max-width: 31.24em)': { '& :has(> input[type="date"])': { gridColumn: '1 / -1' } },
})

/** A line break before the filters. Not on a phone, where the filters always take a row of their own. */
const Break = styled('div')({ flex: '1 0 100%', height: 0, marginTop: -8, [media.phone]: { display: 'none' } })

const Summary = styled('div')({
  flex: '1 0 auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  minHeight: 40,
  color: token.muted,
  fontSize: token.size.body2,
  [media.phone]: { order: 1, flexBasis: 'calc(100% - 64px)', justifyContent: 'space-between' },
})
const Period = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, [media.phone]: { display: 'contents' } })
const OnPhone = styled('div')({ display: 'none', [media.phone]: { display: 'block' } })

interface PaymentToolbarProps {
  filters: PaymentFilters
  currencies: readonly string[]
  onChange: (change: Partial<PaymentFilters>) => void
  onSearchFocus: () => void
  actions: ReactNode
  /** The number of payments shown and the button that clears the filters. */
  summary: ReactNode
}

export function PaymentToolbar({
  filters,
  currencies,
  onChange,
  onSearchFocus,
  actions,
  summary,
}: PaymentToolbarProps) {
  const [folded, setFolded] = useState(true)
  const { search, status, rail, currency, from, to, sort, descending } = filters
  const chosen = [status, rail, currency, from, to].filter(Boolean).length
  return (
    <Bar role="search" aria-label="Payments">
      <PaymentSearch value={search} onSearch={(text) => onChange({ search: text })} onFocus={onSearchFocus} />
      <Actions>{actions}</Actions>
      <OnPhone>
        <Button startIcon={<TuneOutlined />} aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
        </Button>
      </OnPhone>
      <Break />
      <Filters data-folded={folded || undefined}>
        <Select
          label="Status"
          placeholder="All statuses"
          value={status}
          onChange={(event) => onChange({ status: event.target.value })}
          options={PAYMENT_STATUSES.map((value) => ({ value, label: capitalised(value) }))}
        />
        <Select
          label="Rail"
          placeholder="All rails"
          value={rail}
          onChange={(event) => onChange({ rail: event.target.value })}
          options={optionsOf(RAIL_NAMES)}
        />
        <Select
          label="Currency"
          placeholder="All currencies"
          value={currency}
          onChange={(event) => onChange({ currency: event.target.value })}
          options={withChosen(currencies, currency).map((value) => ({ value, label: value }))}
        />
        <OnPhone>
          <Select
            label="Order"
            value={`${sort} ${descending}`}
            onChange={(event) => onChange(orderOf(event.target.value))}
            options={ORDERS}
            fullWidth
          />
        </OnPhone>
        <Period>
          <DateFilter label="From" value={from} max={to} onChange={(value) => onChange({ from: value })} />
          <DateFilter label="To" value={to} min={from} onChange={(value) => onChange({ to: value })} />
        </Period>
      </Filters>
      <Summary>{summary}</Summary>
    </Bar>
  )
}

/** Adds the chosen currency when no loaded payment has it, so that the select can show the filter of a link. */
const withChosen = (currencies: readonly string[], chosen: string): readonly string[] =>
  chosen === '' || currencies.includes(chosen) ? currencies : [...currencies, chosen].toSorted()

const ORDER_NAMES: Readonly<Record<(typeof SORT_KEYS)[number], readonly [string, string]>> = {
  date: ['Newest first', 'Oldest first'],
  beneficiary: ['Beneficiary Z to A', 'Beneficiary A to Z'],
  rail: ['Rail Z to A', 'Rail A to Z'],
  status: ['Failed first', 'Queued first'],
  amount: ['Largest first', 'Smallest first'],
}

const ORDERS = SORT_KEYS.flatMap((key) => [
  { value: `${key} true`, label: ORDER_NAMES[key][0] },
  { value: `${key} false`, label: ORDER_NAMES[key][1] },
])

function orderOf(value: string): Partial<PaymentFilters> {
  const [key, down] = value.split(' ')
  const sort = SORT_KEYS.find((one) => one === key)
  return sort ? { sort, descending: down === 'true' } : {}
}
