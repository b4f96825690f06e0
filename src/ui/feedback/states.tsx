import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import CircularProgress from '@mui/material/CircularProgress'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { token } from '../../theme/tokens.ts'
import { passesFocusOn } from './focus.ts'
import { useLoadingProps } from './use-loading-props.ts'

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
const Text = styled('p')({ margin: 0, maxWidth: '46ch', color: token.muted, textWrap: 'balance' })
const Action = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 12 })

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  text?: ReactNode
  action?: ReactNode
  role?: 'alert'
}

/** A placeholder for an empty list, with an optional first action. */
export function EmptyState({ icon, title, text, action, role }: EmptyStateProps) {
  return (
    <Centre role={role} ref={passesFocusOn}>
      {icon && <Mark aria-hidden>{icon}</Mark>}
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {action && <Action>{action}</Action>}
    </Centre>
  )
}

interface ErrorStateProps {
  /** What could not be loaded, e.g. `Payments`. */
  what: string
  message: string
  action: ReactNode
}

export const ErrorState = ({ what, message, action }: ErrorStateProps) => (
  <EmptyState
    role="alert"
    icon={<ErrorOutlineOutlined />}
    title={`${what} could not be loaded`}
    text={message}
    action={action}
  />
)

export function Loading({ label }: { label?: string }) {
  return (
    <Centre {...useLoadingProps(label)}>
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
