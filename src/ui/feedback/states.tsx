import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import CircularProgress from '@mui/material/CircularProgress'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { media, token } from '../../theme/tokens.ts'
import { passesFocusOn } from './focus.ts'

const Centre = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 4,
  padding: '48px 24px',
  textAlign: 'center',
})

const Mark = styled('div')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginBottom: 8,
  borderRadius: token.radius.card,
  border: `1px solid ${token.hairline}`,
  background: token.sunken,
  color: token.muted,
})

const Title = styled('p')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }))
const Text = styled('p')({ margin: 0, maxWidth: '46ch', color: token.muted })
const Action = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 12 })

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  text?: ReactNode
  action?: ReactNode
}

/** A placeholder for an empty list, with an optional first action. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <Centre ref={passesFocusOn}>
      {icon && <Mark aria-hidden>{icon}</Mark>}
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {action && <Action>{action}</Action>}
    </Centre>
  )
}

interface ErrorStateProps {
  /** What could not be loaded, e.g. `Payments`. */
  what?: string | undefined
  message: string
  action: ReactNode
}

export function ErrorState({ what = 'This', message, action }: ErrorStateProps) {
  return (
    <Centre role="alert" ref={passesFocusOn}>
      <Mark aria-hidden>
        <ErrorOutlineOutlined />
      </Mark>
      <Title>{what} could not be loaded</Title>
      <Text>{message}</Text>
      <Action>{action}</Action>
    </Centre>
  )
}

export function Loading({ label = 'Loading' }: { label?: string }) {
  return (
    <Centre role="status" aria-label={label}>
      <CircularProgress size={24} aria-hidden />
    </Centre>
  )
}

const WholePage = styled('div')({ minHeight: '70dvh', display: 'grid', placeItems: 'center' })

/** Shown in place of a page while the session loads. */
export const LoadingPage = () => (
  <WholePage>
    <Loading />
  </WholePage>
)

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
    <div role="status" aria-label="Loading">
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
