import CloseOutlined from '@mui/icons-material/CloseOutlined'
import FilterListOutlined from '@mui/icons-material/FilterListOutlined'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { RAIL_NAMES, railName } from '../../../contract/payments.ts'
import { media, token } from '../../../theme/tokens.ts'
import { passesFocusOn } from '../../../ui/feedback/focus.ts'
import { DateFilter } from '../../../ui/forms/date-filter.tsx'
import { formatDay } from '../../../text/format.ts'
import { optionsOf, Select } from '../../../ui/forms/select.tsx'
import { unlessSecondPress } from '../../../ui/overlays/second-press.ts'
import { NO_FILTERS, SORT_KEYS, STATUS_FILTERS, type PaymentFilters } from './payment-filters.ts'
import { PaymentSearch } from './payment-search.tsx'

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '12px 20px',
  borderBottom: `1px solid ${token.hairline}`,
  '& > div:first-of-type': {
    flex: '1 1 8rem',
    // The magnifier and the placeholder show what this is, so its edge can be as light as that of the table.
    '& .MuiOutlinedInput-root:not(:hover, .Mui-focused) .MuiOutlinedInput-notchedOutline': {
      borderColor: token.hairline,
    },
  },
  [media.phone]: { padding: '12px 16px 8px', '& > div:first-of-type': { flexBasis: '7.5rem' } },
  '@media print': { display: 'none' },
})

const Actions = styled('div')({ display: 'flex', gap: 8, [media.phone]: { marginRight: -12 } })

const Count = styled('div')({
  padding: '0 8px',
  color: token.muted,
  fontSize: token.size.body2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  [media.phone]: { order: 1, flex: '1 0 100%', padding: 0 },
})

/** Below the row, and only with filters. */
const Chips = styled('div')({
  flex: '1 1 100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  [media.phone]: { order: 2 },
})

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 16,
})
const OnPhone = styled('div')({ display: 'none', [media.phone]: { display: 'block' } })

interface PaymentToolbarProps {
  filters: PaymentFilters
  currencies: readonly string[]
  onChange: (change: Partial<PaymentFilters>) => void
  onSearchFocus: () => void
  actions: ReactNode
  /** The number of payments shown. */
  count: string | undefined
}

export function PaymentToolbar({ filters, currencies, onChange, onSearchFocus, actions, count }: PaymentToolbarProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const chips = chosenFilters(filters)
  return (
    <Bar role="search" aria-label="Payments">
      <PaymentSearch value={filters.search} onSearch={(text) => onChange({ search: text })} onFocus={onSearchFocus} />
      <Count role="status">{count ?? <Skeleton width="5rem" />}</Count>
      <Button
        startIcon={<FilterListOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {chips.length > 0 ? `Filters (${chips.length})` : 'Filters'}
      </Button>
      <Actions>{actions}</Actions>
      {chips.length > 0 && (
        <Chips ref={passesFocusOn}>
          {chips.map(({ name, label }) => (
            <Button
              key={name}
              size="small"
              endIcon={<CloseOutlined />}
              aria-label={`Remove ${label}`}
              ref={passesFocusOn}
              onClick={() => onChange({ [name]: '' })}
            >
              {label}
            </Button>
          ))}
          <Button size="small" variant="text" onClick={() => onChange(NO_FILTERS)}>
            Clear filters
          </Button>
        </Chips>
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={unlessSecondPress(() => setAnchor(null))}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filters', sx: { width: '18rem', marginTop: 1 } } }}
      >
        <FilterFields filters={filters} currencies={currencies} onChange={onChange} />
        {/* Screen readers do not see the one of the page while this is open. */}
        <div role="status" className="visually-hidden">
          {count}
        </div>
      </Popover>
    </Bar>
  )
}

function FilterFields({
  filters: { status, rail, currency, from, to, sort, descending },
  currencies,
  onChange,
}: Pick<PaymentToolbarProps, 'filters' | 'currencies' | 'onChange'>) {
  return (
    <Fields>
      <Select
        label="Status"
        placeholder="All statuses"
        value={status}
        onChange={(event) => onChange({ status: event.target.value })}
        options={optionsOf(STATUS_FILTERS)}
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
      <DateFilter label="From" value={from} max={to} onChange={(value) => onChange({ from: value })} />
      <DateFilter label="To" value={to} min={from} onChange={(value) => onChange({ to: value })} />
    </Fields>
  )
}

/** The filters that are set, as texts. The search has its own button to clear it. */
const chosenFilters = ({ status, rail, currency, from, to }: PaymentFilters) =>
  [
    { name: 'status', label: STATUS_FILTERS[status] ?? '' },
    { name: 'rail', label: rail && railName(rail) },
    { name: 'currency', label: currency },
    { name: 'from', label: from && `From ${formatDay(from)}` },
    { name: 'to', label: to && `To ${formatDay(to)}` },
  ].filter(({ label }) => label !== '')

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
