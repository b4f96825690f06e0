import { styled } from '@mui/material/styles'
import { token } from '../../../theme/tokens.ts'
import { railName } from '../../../contract/payments.ts'
import { capitalised, counted, formatDay, formatNumber } from '../../../text/format.ts'
import { isFiltering, type PaymentFilters } from './payment-filters.ts'
import { usePrinting } from './use-printing.ts'

/** Some seventy sheets; a longer list is for a spreadsheet. */
export const MOST_ON_PAPER = 2000

const Note = styled('p')({ margin: '0 0 12px', color: token.muted })

interface PaymentsOnPaperProps {
  found: number
  all: number
  filters: PaymentFilters
}

/** Stands in for the filters on paper: which payments these are, and how many of them are printed. */
export function PaymentsOnPaper({ found, all, filters }: PaymentsOnPaperProps) {
  if (!usePrinting()) return null
  return (
    <Note>
      {isFiltering(filters)
        ? `${formatNumber(found)} of ${counted(all, 'payment')}: ${inWords(filters)}.`
        : `${counted(all, 'payment')}.`}
      {found > MOST_ON_PAPER &&
        ` The first ${formatNumber(MOST_ON_PAPER)} of ${formatNumber(found)} are printed; the exported CSV holds all of them.`}
    </Note>
  )
}

function inWords({ search, status, rail, currency, from, to }: PaymentFilters): string {
  const words = [
    search.trim() && `“${search.trim()}”`,
    status && capitalised(status),
    rail && railName(rail),
    currency,
    from && `from ${formatDay(from)}`,
    to && `to ${formatDay(to)}`,
  ]
  return words.filter(Boolean).join(', ')
}
