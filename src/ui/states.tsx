import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { errorMessage } from '../api/api-error.ts'
import { signInAgain } from '../api/person.ts'
import { token } from '../theme/tokens.ts'
import { passesFocusOn } from './focus.ts'
import { Spinner } from './spinner.tsx'

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

/** Nothing there yet: says so and teaches the first action. */
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

/** A list that could not be read: what happened, and the way to try again. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const entry = signInAgain(error)
  return (
    <Centre role="alert" ref={passesFocusOn}>
      <Title>This could not be loaded</Title>
      <Text>{errorMessage(error)}</Text>
      <Action>
        {entry && (
          <Button variant="contained" onClick={entry.onClick}>
            {entry.label}
          </Button>
        )}
        <Button onClick={onRetry}>Try again</Button>
      </Action>
    </Centre>
  )
}

const Stale = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 16,
  padding: '8px 20px',
  background: token.surface,
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.card,
  color: token.muted,
  '& > button': { flex: 'none' },
})

interface Reading {
  data?: unknown
  error?: unknown
  mutate: () => Promise<unknown>
}

/** Above a list that is known, where its last reading failed: what was done meanwhile is not in it, and must not be done again. */
export function MayBeOutOfDate({ list: { data, error, mutate } }: { list: Reading }) {
  if (data === undefined || !error) return null
  return (
    <Stale role="alert" ref={passesFocusOn}>
      {`This may be out of date. ${errorMessage(error)}`}
      <Button size="small" onClick={() => void mutate()}>
        Try again
      </Button>
    </Stale>
  )
}

export function Loading({ label = 'Loading' }: { label?: string }) {
  return (
    <Centre role="status">
      <Spinner />
      <span className="visually-hidden">{label}</span>
    </Centre>
  )
}

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 52,
  padding: '0 20px',
  '& + &': { borderTop: `1px solid ${token.hairline}` },
})

/** The rows of a table that is still on its way, as high as the real ones. */
export function SkeletonRows({ rows }: { rows: number }) {
  return (
    <div role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row}>
          <Skeleton variant="rounded" width={`${34 - (row % 3) * 6}%`} height={14} />
          <Skeleton variant="rounded" width={`${12 + (row % 2) * 4}%`} height={14} />
        </Row>
      ))}
    </div>
  )
}
