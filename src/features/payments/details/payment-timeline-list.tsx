import CheckOutlined from '@mui/icons-material/CheckOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { styled } from '@mui/material/styles'
import type { CSSProperties } from 'react'
import { token, tone } from '../../../theme/tokens.ts'
import { capitalised, formatDateTime } from '../../../text/format.ts'
import { paymentTone } from '../payment-status.tsx'
import type { TimelineStep } from './payment-timeline.ts'

const List = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' })

const Step = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '22px 1fr',
  columnGap: 12,
  paddingBottom: 18,
  '&:last-of-type': { paddingBottom: 0 },
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 10,
    top: 22,
    bottom: 0,
    width: 2,
    background: token.hairline,
  },
  '&[data-state="done"]:not(:last-of-type)::before': { background: tone('success').dot },
})

const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  borderRadius: '50%',
  border: `2px solid ${token.hairline}`,
  '& .MuiSvgIcon-root': { fontSize: '0.875rem' },
  '[data-state="done"] > &': {
    color: tone('success').text,
    background: tone('success').tint,
    borderColor: 'transparent',
  },
  '[data-state="failed"] > &': {
    color: tone('error').text,
    background: tone('error').tint,
    borderColor: 'transparent',
  },
  '[data-state="current"] > &': { borderColor: 'var(--dot)', background: 'var(--tint)' },
})

const Label = styled('span')({
  fontWeight: 550,
  lineHeight: '22px',
  '[data-state="ahead"] > * > &': { color: token.muted, fontWeight: 450 },
})
const Note = styled('div')({ color: token.muted, fontSize: token.size.body2 })

const NOTES: Readonly<Record<string, string>> = {
  queued: 'Accepted. The amount is reserved.',
  processing: "Sent to the recipient's bank.",
  settled: 'The money has arrived.',
  failed: 'The payment did not go through. The amount is available again.',
}

const colours = (status: string) => {
  const { dot, tint } = paymentTone(status)
  return { '--dot': dot, '--tint': tint } as CSSProperties
}

const noteOf = (status: string) => Object.hasOwn(NOTES, status) && NOTES[status]

interface PaymentTimelineProps {
  steps: readonly TimelineStep[]
  /** The expected arrival, shown on the last step until it is reached; empty if it is not known. */
  arrival: string
}

export function PaymentTimeline({ steps, arrival }: PaymentTimelineProps) {
  return (
    <List aria-label="Progress">
      {steps.map(({ status, state, at }) => (
        <Step key={status} data-state={state} aria-current={state === 'current' || undefined}>
          <Mark aria-hidden style={state === 'current' ? colours(status) : undefined}>
            {state === 'done' ? <CheckOutlined /> : state === 'failed' ? <CloseOutlined /> : null}
          </Mark>
          <div>
            <Label>{capitalised(status)}</Label>
            <Note>
              {state === 'ahead'
                ? status === 'settled' && arrival && `Expected ${arrival}`
                : [at && formatDateTime(at), noteOf(status)].filter(Boolean).join(' · ')}
            </Note>
          </div>
        </Step>
      ))}
    </List>
  )
}
