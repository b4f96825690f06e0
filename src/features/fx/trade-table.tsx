import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { FxTrade } from '../../contract/fx.ts'
import { media } from '../../theme/tokens.ts'
import { formatDateTime, formatNumber } from '../../text/format.ts'
import { Money } from '../../ui/data/money.tsx'
import { SecondLine, WideCell } from '../../ui/data/wide-cell.ts'

const SHOWN = 10
/** As in the quote: a rate of yen has its digits further behind the point. */
const ALL_DIGITS = { minimumFractionDigits: 4, maximumFractionDigits: 8 }

/** At 320 px two amounts of a billion fit beside each other. */
const CLOSE_TOGETHER = {
  '& tr > th.MuiTableCell-body': { paddingRight: 0 },
  '& tr > td.MuiTableCell-body': { paddingLeft: 1 },
}

/** The latest trades. Shown only where the fixed samples of the specification are off. */
export const TradeTable = ({ trades }: { trades: readonly FxTrade[] }) => (
  <Table aria-label="Recent FX trades" sx={{ [media.phone]: CLOSE_TOGETHER }}>
    <TableHead>
      <TableRow>
        <TableCell>Sold</TableCell>
        <TableCell align="right">Bought</TableCell>
        <WideCell align="right">Rate</WideCell>
        <WideCell align="right">Date</WideCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {trades.slice(0, SHOWN).map(({ id, fromCurrency, toCurrency, amount, total, rate, createdAt }) => (
        <TableRow key={id}>
          <TableCell component="th" scope="row" sx={{ fontWeight: 550 }}>
            <Money amount={amount} currency={fromCurrency} />
            <SecondLine>{formatDateTime(createdAt)}</SecondLine>
          </TableCell>
          <TableCell align="right">
            <Money amount={total} currency={toCurrency} />
          </TableCell>
          <WideCell align="right">{formatNumber(rate, ALL_DIGITS)}</WideCell>
          <WideCell align="right">
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </WideCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
)
