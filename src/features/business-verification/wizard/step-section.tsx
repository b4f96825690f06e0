import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { media, token } from '../../../theme/tokens.ts'

export const Card = styled('section')({
  background: token.surface,
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.sheet,
  padding: 32,
  minWidth: 0,
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `step-in ${token.motion}`,
    '@keyframes step-in': { from: { opacity: 0, transform: 'translateX(8px)' } },
  },
  [media.phone]: { padding: '20px 16px', borderRadius: token.radius.card },
})

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }))
const Lead = styled('p')({ margin: '6px 0 0', maxWidth: '64ch', color: token.muted })
const Body = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, marginTop: 24 })

/** As those of a dialog: the primary one at the right. */
const Actions = styled(DialogActions)({
  marginTop: 8,
  padding: '20px 0 0',
  '& > :last-child:not(:first-of-type)': { marginLeft: 'auto' },
  [media.phone]: { padding: '16px 0 0' },
})

interface StepActionsProps {
  /** Undefined in the first step. */
  onBack?: () => void
  /** The primary button. */
  children: ReactNode
}

export const StepActions = ({ onBack, children }: StepActionsProps) => (
  <Actions>
    {onBack && (
      <Button variant="text" onClick={onBack}>
        Back
      </Button>
    )}
    {children}
  </Actions>
)

/** A note in muted text, for example that data stays on this device. */
export const Remark = styled('p')({ margin: 0, fontSize: token.size.body2, color: token.muted })

interface StepSectionProps {
  title: string
  part: string
  lead: ReactNode
  children: ReactNode
}

export function StepSection({ title, part, lead, children }: StepSectionProps) {
  const id = useId()
  return (
    <Card data-part={part} aria-labelledby={id}>
      <Title id={id} tabIndex={-1}>
        {title}
      </Title>
      <Lead>{lead}</Lead>
      <Body>{children}</Body>
    </Card>
  )
}
