import { styled } from '@mui/material/styles'
import { token } from '../../../theme/tokens.ts'
import { railName } from '../../../contract/payments.ts'
import { counted, formatDay, formatNumber } from '../../../text/format.ts'
import { isFiltering, STATUS_FILTERS, type PaymentFilters } from './payment-filters.ts'
import { usePrinting } from './use-printing.ts'

/** The maximum number of printed rows, about 70 sheets. Longer lists are exported instead. */
export const MAX_PRINTED_ROWS = 2000

const Note = styled('p')({ margin: '0 0 12px', color: token.muted })

interface PaymentsOnPaperProps {
  found: number
  all: number
  filters: PaymentFilters
}

/** Replaces the filters on paper: says which payments are listed and how many are printed. */
export function PaymentsOnPaper({ found, all, filters }: PaymentsOnPaperProps) {
  if (!usePrinting()) return null
  const printed = formatNumber(MAX_PRINTED_ROWS)
  return (
    <Note>
      {isFiltering(filters)
        ? `${formatNumber(found)} of ${counted(all, 'payment')}: ${inWords(filters)}.`
        : `${counted(all, 'payment')}.`}
      {found > MAX_PRINTED_ROWS &&
        ` The first ${printed} of ${formatNumber(found)} are printed; the exported CSV holds all of them.`}
    </Note>
  )
}

function inWords({ search, status, rail, currency, from, to }: PaymentFilters): string {
  const words = [
    search.trim() && `“${search.trim()}”`,
    STATUS_FILTERS[status],
    rail && railName(rail),
    currency,
    from && `from ${formatDay(from)}`,
    to && `to ${formatDay(to)}`,
  ]
  return words.filter(Boolean).join(', ')
}
