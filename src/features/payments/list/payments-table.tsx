import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useWindowVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual'
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Payment } from '../../../contract/payments.ts'
import { conditionOf, media } from '../../../theme/tokens.ts'
import type { PaymentFilters, SortKey } from './payment-filters.ts'
import { PaymentRow } from './payment-row.tsx'
import { MOST_ON_PAPER } from './payments-on-paper.tsx'
import { SortButton, Table } from './payments-table-styles.ts'
import { usePrinting } from './use-printing.ts'

export type Density = 'comfortable' | 'compact'

/** Every row has one height, so that a hundred thousand of them need no measuring. The styles say the same. */
const ROW_HEIGHT: Readonly<Record<Density, number>> = { comfortable: 52, compact: 44 }
const PHONE_ROW_HEIGHT = 64

/** A guess of where the list begins that is off by less than half a row will do for a moment: there is one row more on either side. */
const CLOSE_ENOUGH = ROW_HEIGHT.compact / 2

const COLUMNS: readonly ({ label: string } & (
  { key: SortKey; sortable: true } | { key: 'reference' | 'id'; sortable: false }
))[] = [
  { key: 'date', label: 'Date', sortable: true },
  { key: 'beneficiary', label: 'Beneficiary', sortable: true },
  { key: 'reference', label: 'Reference', sortable: false },
  { key: 'rail', label: 'Rail', sortable: true },
  { key: 'status', label: 'Status', sortable: true },
  { key: 'amount', label: 'Amount', sortable: true },
  { key: 'id', label: 'ID', sortable: false },
]

interface PaymentsTableProps {
  payments: readonly Payment[]
  density: Density
  sort: Pick<PaymentFilters, 'sort' | 'descending'>
  onSort: (sort: Pick<PaymentFilters, 'sort' | 'descending'>) => void
  linkTo: (id: string) => string
}

/** How far down the page the list began when it was last shown: a good guess for the next time. */
let lastTop = 320

/** A native table of which only the rows in sight exist; two spacers keep the page as long as the whole list. */
export function PaymentsTable({ payments, density, sort, onSort, linkTo }: PaymentsTableProps) {
  const phone = useMediaQuery(conditionOf(media.phone), { noSsr: true })
  const rowHeight = phone ? PHONE_ROW_HEIGHT : ROW_HEIGHT[density]
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(lastTop)
  const [overscan, setOverscan] = useState(1)

  useLayoutEffect(() => {
    const place = () => {
      const guess = lastTop
      if (body.current) lastTop = Math.round(body.current.getBoundingClientRect().top + window.scrollY)
      const exact = lastTop
      if (Math.abs(guess - exact) < CLOSE_ENOUGH) startTransition(() => setTop(exact))
      else setTop(exact)
    }
    place()
    const observer = new ResizeObserver(place)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])

  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component as it is written, which is what it needs
  const virtualizer: Virtualizer<Window, Element> = useWindowVirtualizer({
    count: payments.length,
    estimateSize: () => rowHeight,
    overscan,
    rangeExtractor: (range) => rowsAround(range, virtualizer.isScrolling ? virtualizer.scrollDirection : null),
    scrollMargin: top,
    // Until the first layout tells how high the window is.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })

  // Rows for scrolling come once those in sight are there.
  useEffect(() => startTransition(() => setOverscan(8)), [])

  // The sizes are remembered by position: another height makes all of them wrong. Forgotten at the beginning too, they
  // would cost another rendering before the first is seen.
  const measured = useRef(rowHeight)
  useLayoutEffect(() => {
    if (measured.current === rowHeight) return
    measured.current = rowHeight
    virtualizer.measure()
  }, [virtualizer, rowHeight])

  const inSight = virtualizer.getVirtualItems()
  const before = (inSight[0]?.start ?? top) - top
  const after = virtualizer.getTotalSize() - ((inSight.at(-1)?.end ?? top) - top)
  const printing = usePrinting()
  const rows = printing ? payments.slice(0, MOST_ON_PAPER).map(({ id }, index) => ({ key: id, index })) : inSight

  return (
    <Table aria-label="Payments" aria-rowcount={payments.length + 1} data-density={density}>
      <colgroup>
        {COLUMNS.map(({ key }) => (
          <col key={key} data-column={key} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {COLUMNS.map(({ key, label, sortable }) => (
            <th
              key={key}
              data-column={key}
              data-label={sortable ? label : undefined}
              scope="col"
              aria-sort={sortable && sort.sort === key ? (sort.descending ? 'descending' : 'ascending') : undefined}
            >
              {sortable ? <ColumnSort column={key} label={label} sort={sort} onSort={onSort} /> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {before > 0 && !printing && <Spacer height={before} />}
        {rows.map(({ index, key }) => {
          const payment = payments[index]
          return (
            payment && (
              <PaymentRow
                key={key}
                payment={payment}
                index={index}
                link={linkTo(payment.id)}
                shape={printing ? 'paper' : phone ? 'phone' : 'wide'}
              />
            )
          )
        })}
        {after > 0 && !printing && <Spacer height={after} />}
      </tbody>
    </Table>
  )
}

/** Rows that are kept on the side that is being left, should the reader turn round. */
const LEFT_BEHIND = 2

/** Which rows exist: those in sight and some around them. On the move most lie ahead, as each costs time in every frame. */
function rowsAround(
  { startIndex, endIndex, overscan, count }: Range,
  direction: 'forward' | 'backward' | null,
): number[] {
  const behind = Math.min(LEFT_BEHIND, overscan)
  const first = Math.max(0, startIndex - (direction === 'forward' ? behind : overscan))
  const last = Math.min(count - 1, endIndex + (direction === 'backward' ? behind : overscan))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Presentational: a reader counts the rows that `aria-rowcount` promises, not this one. */
const Spacer = ({ height }: { height: number }) => <tr aria-hidden data-spacer style={{ height }} />

interface ColumnSortProps extends Pick<PaymentsTableProps, 'sort' | 'onSort'> {
  column: SortKey
  label: string
}

/** Dates and amounts are wanted largest first, names from A. */
const startsDescending = (column: SortKey): boolean => column === 'date' || column === 'amount'

function ColumnSort({ column, label, sort, onSort }: ColumnSortProps) {
  const active = sort.sort === column
  const Arrow = (active ? sort.descending : startsDescending(column)) ? ArrowDownwardOutlined : ArrowUpwardOutlined
  return (
    <SortButton
      type="button"
      data-active={active || undefined}
      onClick={() => onSort({ sort: column, descending: active ? !sort.descending : startsDescending(column) })}
    >
      {label}
      <Arrow aria-hidden />
    </SortButton>
  )
}
