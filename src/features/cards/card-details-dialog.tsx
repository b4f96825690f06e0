import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import Button from '@mui/material/Button'
import { keyframes, styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import type { Card } from '../../contract/cards.ts'
import { demonstration } from '../../demonstration/demonstration.ts'
import { useTimesForgotten } from '../../session/use-device-memory.ts'
import { token } from '../../theme/tokens.ts'
import { DetailList } from '../../ui/data/detail-list.tsx'
import { PlainDialog } from '../../ui/overlays/dialog.tsx'
import { formatDate } from '../../text/format.ts'
import { DemoTag } from './demo-tag.tsx'
import { sampleCardNumber } from './sample-number.ts'

/** How long a revealed number stays visible: enough time to read it, without leaving it on an unattended screen. */
export const REVEAL_MS = 15_000

const shrink = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } })
const Rest = styled('div')({
  height: 3,
  marginTop: 12,
  borderRadius: 999,
  background: token.accent,
  transformOrigin: 'left',
  animation: `${shrink} ${REVEAL_MS}ms linear forwards`,
})

interface CardDetailsDialogProps {
  onClose: () => void
  card: Card
}

export function CardDetailsDialog({ onClose, card }: CardDetailsDialogProps) {
  const [revealed, reveal] = useReveal()
  const { cardholder, currency, last4, createdAt } = card
  const { number, expiry, securityCode } = sampleCardNumber(card)
  // The contract has no call for the number: without a demonstration there is nothing to reveal.
  const { illustrated } = demonstration()
  return (
    <PlainDialog
      open
      onClose={onClose}
      title="Card details"
      part="card-details"
      description={
        illustrated && (
          <>
            Sample number. It can't be used to pay. <DemoTag />
          </>
        )
      }
      actions={
        illustrated && (
          <Button
            variant="contained"
            startIcon={revealed ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
            onClick={() => reveal(!revealed)}
          >
            {revealed ? 'Hide number' : 'Reveal number'}
          </Button>
        )
      }
    >
      <DetailList
        items={[
          {
            label: 'Card number',
            value: revealed ? number : <Hidden dots="•••• •••• •••• " end={last4} />,
            ...(revealed && { copy: number.replaceAll(' ', '') }),
          },
          ...(illustrated
            ? [
                { label: 'Expiry', value: revealed ? expiry : <Hidden dots="••/••" /> },
                { label: 'Security code', value: revealed ? securityCode : <Hidden dots="•••" /> },
              ]
            : []),
          { label: 'Cardholder', value: cardholder },
          { label: 'Currency', value: currency },
          { label: 'Created', value: formatDate(createdAt) },
        ]}
      />
      {revealed && <Rest aria-hidden />}
      {illustrated && (
        <span role="status" className="visually-hidden">
          {revealed ? 'Number revealed, hidden again in 15 seconds' : 'Number hidden'}
        </span>
      )}
    </PlainDialog>
  )
}

/** Screen readers would name each dot. */
const Hidden = ({ dots, end }: { dots: string; end?: string }) => (
  <>
    <span className="visually-hidden">Hidden{end && ', ending in '}</span>
    <span aria-hidden>{dots}</span>
    {end}
  </>
)

/** Hides the number after `REVEAL_MS`, when the tab loses visibility, and when another state of the bank is shown. */
function useReveal(): [boolean, (revealed: boolean) => void] {
  // Another scenario may have a card with the same id: the dialog then stays open and shows that one.
  const state = useTimesForgotten()
  const [revealedIn, setRevealedIn] = useState<number>()
  const revealed = revealedIn === state
  useEffect(() => {
    if (!revealed) return
    const hide = () => setRevealedIn(undefined)
    const timer = setTimeout(hide, REVEAL_MS)
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [revealed])
  return [revealed, (on) => setRevealedIn(on ? state : undefined)]
}
