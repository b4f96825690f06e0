import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined'
import Skeleton from '@mui/material/Skeleton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useWindowVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual'
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Payment } from '../../../contract/payments.ts'
import { useToday } from '../../../demonstration/use-today.ts'
import { conditionOf, media } from '../../../theme/tokens.ts'
import { useLoadingProps } from '../../../ui/feedback/use-loading-props.ts'
import type { PaymentFilters, SortKey } from './payment-filters.ts'
import { PaymentRow } from './payment-row.tsx'
import { MAX_PRINTED_ROWS } from './payments-on-paper.tsx'
import { Name, PhoneLine, Second, SortButton, Table } from './payments-table-styles.ts'
import { usePrinting } from './use-printing.ts'

export type Density = 'comfortable' | 'compact'

/**
 * Row heights with text of the usual size, as in payments-table-styles.ts. Unless they wrap, all rows are equally high,
 * so that 100,000 of them need no measuring: the first one is enough.
 */
const ROW_HEIGHT: Readonly<Record<Density, number>> = { comfortable: 52, compact: 44 }
const PHONE_ROW_HEIGHT = 64

/** Text of at least one and a half times its usual size: rows wrap instead of ending in dots, and each is measured. */
const hasLargeText = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= 24

/** Pixels by which the estimated top may be wrong on the first paint: less than the one row of overscan. */
const TOP_TOLERANCE = ROW_HEIGHT.compact / 2

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
}

/**
 * Pixels from the top of the page to the list when it was last shown; the estimate for the next mount. At first between
 * the 277 of a wide window and the 243 of a phone.
 */
let lastTop = 260

/** A virtualized native table: only visible rows are rendered, and two spacers keep the full scroll height. */
export function PaymentsTable({ payments, density, sort, onSort }: PaymentsTableProps) {
  const phone = useMediaQuery(conditionOf(media.phone), { noSsr: true })
  const usualHeight = phone ? PHONE_ROW_HEIGHT : ROW_HEIGHT[density]
  const [rowHeight, setRowHeight] = useState(usualHeight)
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(lastTop)
  const [overscan, setOverscan] = useState(1)
  const [wraps, setWraps] = useState(hasLargeText)
  const measured = useRef({ rowHeight, wraps })

  useLayoutEffect(() => {
    const place = () => {
      const guess = lastTop
      if (body.current) lastTop = Math.round(body.current.getBoundingClientRect().top + window.scrollY)
      const exact = lastTop
      if (Math.abs(guess - exact) < TOP_TOLERANCE) startTransition(() => setTop(exact))
      else setTop(exact)
      const wrapsNow = hasLargeText()
      if (wrapsNow !== wraps) setWraps(wrapsNow)
      if (wrapsNow) return
      // Larger with larger text. Without a layout, as in tests, it has no height.
      const row = body.current?.querySelector('tr:not([data-spacer])')?.getBoundingClientRect().height
      const height = row ? Math.round(row) : usualHeight
      if (height !== measured.current.rowHeight) setRowHeight(height)
    }
    place()
    const observer = new ResizeObserver(place)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [usualHeight, wraps])

  const virtualizer: Virtualizer<Window, Element> = useWindowVirtualizer({
    count: payments.length,
    estimateSize: () => rowHeight,
    overscan,
    rangeExtractor: (range) => rowsAround(range, virtualizer.isScrolling ? virtualizer.scrollDirection : null),
    scrollMargin: top,
    // Used until the virtualizer has measured the window.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })

  // Render the overscan rows after the visible ones.
  useEffect(() => startTransition(() => setOverscan(8)), [])

  // The virtualizer caches sizes by index, so new row heights invalidate them. Skipped on mount to save a render.
  useLayoutEffect(() => {
    if (measured.current.rowHeight === rowHeight && measured.current.wraps === wraps) return
    measured.current = { rowHeight, wraps }
    virtualizer.measure()
  }, [virtualizer, rowHeight, wraps])

  const visible = virtualizer.getVirtualItems()
  const before = (visible[0]?.start ?? top) - top
  const after = virtualizer.getTotalSize() - ((visible.at(-1)?.end ?? top) - top)
  const printing = usePrinting()
  const thisYear = new Date(useToday()).getFullYear()
  const rows = printing ? payments.slice(0, MAX_PRINTED_ROWS).map(({ id }, index) => ({ key: id, index })) : visible

  return (
    <Table
      aria-label="Payments"
      aria-rowcount={payments.length + 1}
      data-density={density}
      data-wraps={wraps || undefined}
    >
      <ColumnWidths />
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
                measure={wraps && !printing ? virtualizer.measureElement : undefined}
                shape={printing ? 'paper' : phone ? 'phone' : 'wide'}
                thisYear={thisYear}
              />
            )
          )
        })}
        {after > 0 && !printing && <Spacer height={after} />}
      </tbody>
    </Table>
  )
}

/** The styles say how wide they are. */
const ColumnWidths = () => (
  <colgroup>
    {COLUMNS.map(({ key }) => (
      <col key={key} data-column={key} />
    ))}
  </colgroup>
)

const SKELETON_ROWS = 10

/** Shown while the payments load. It has the columns and rows of the table, so that nothing moves when they arrive. */
export function PaymentsTableSkeleton({ density }: Pick<PaymentsTableProps, 'density'>) {
  return (
    <div {...useLoadingProps()}>
      <Table aria-hidden data-density={density}>
        <ColumnWidths />
        <thead>
          <tr>
            {COLUMNS.map(({ key, label }) => (
              <th key={key} data-column={key}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: SKELETON_ROWS }, (_, row) => (
            <tr key={row}>
              {COLUMNS.map(({ key }) => (
                <td key={key} data-column={key}>
                  <SkeletonLines column={key} width={`${75 - (row % 3) * 10}%`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function SkeletonLines({ column, width }: { column: (typeof COLUMNS)[number]['key']; width: string }) {
  const sx = column === 'amount' ? { marginLeft: 'auto' } : {}
  return (
    <>
      <Name>
        <Skeleton width={width} sx={sx} />
      </Name>
      {column === 'beneficiary' && (
        <Second data-second>
          <Skeleton width="90%" />
        </Second>
      )}
      {(column === 'beneficiary' || column === 'amount') && (
        <PhoneLine>
          <Skeleton width="60%" sx={sx} />
        </PhoneLine>
      )}
    </>
  )
}

/** Overscan rows kept behind the scroll direction, in case it reverses. */
const OVERSCAN_BEHIND = 2

/** Indexes of the rows to render. While scrolling most overscan is ahead, because each row costs time per frame. */
function rowsAround(
  { startIndex, endIndex, overscan, count }: Range,
  direction: 'forward' | 'backward' | null,
): number[] {
  const behind = Math.min(OVERSCAN_BEHIND, overscan)
  const first = Math.max(0, startIndex - (direction === 'forward' ? behind : overscan))
  const last = Math.min(count - 1, endIndex + (direction === 'backward' ? behind : overscan))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Hidden from assistive technology, because `aria-rowcount` already gives the number of rows. */
const Spacer = ({ height }: { height: number }) => <tr aria-hidden data-spacer style={{ height }} />

interface ColumnSortProps extends Pick<PaymentsTableProps, 'sort' | 'onSort'> {
  column: SortKey
  label: string
}

/** First click: dates and amounts sort descending, texts ascending. */
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
