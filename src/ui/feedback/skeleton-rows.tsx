import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { media, token } from '../../theme/tokens.ts'
import { useLoadingProps } from './use-loading-props.ts'

const Row = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gridTemplateColumns: '2fr',
  alignItems: 'center',
  gap: 24,
  padding: '0 20px',
  '& + &': { borderTop: `1px solid ${token.hairline}` },
  '& > :last-child': { justifySelf: 'end' },
  // A phone shows two columns of every list.
  [media.phone]: { padding: '0 16px', '& > :not(:first-of-type, :last-child)': { display: 'none' } },
})

interface SkeletonRowsProps {
  rows: number
  columns?: number
  /** Pixels. */
  rowHeight?: number
  /** Whether the first cell of a row has a second line. */
  twoLines?: boolean
  /** Whether there is a row of column heads. */
  head?: boolean
}

/** Placeholder rows of the shape of a table. */
export function SkeletonRows({ rows, columns = 2, rowHeight = 52, twoLines = false, head = false }: SkeletonRowsProps) {
  const cells = (row: number) =>
    Array.from({ length: columns - 1 }, (_, cell) => (
      <Skeleton key={cell} variant="rounded" width={`${66 - ((row + cell) % 3) * 12}%`} height={12} />
    ))
  return (
    <div {...useLoadingProps()}>
      {head && <Row style={{ height: 40 }} />}
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row} style={{ height: rowHeight }}>
          <div>
            <Skeleton variant="rounded" width={`${60 - (row % 3) * 10}%`} height={12} />
            {twoLines && <Skeleton variant="rounded" width="80%" height={10} sx={{ marginTop: '9px' }} />}
          </div>
          {cells(row)}
        </Row>
      ))}
    </div>
  )
}
