import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { useEndpoint } from '../../../api/use-endpoint.ts'
import { now } from '../../../clock.ts'
import { listAuditLogs } from '../../../contract/audit-log.ts'
import { isUnderWay, railName, type Payment } from '../../../contract/payments.ts'
import { useOpenOverlay } from '../../../routing/overlay-opener.tsx'
import { token } from '../../../theme/tokens.ts'
import { DetailList } from '../../../ui/data/detail-list.tsx'
import { capitalised, formatDateTime, groupIban, shortId } from '../../../text/format.ts'
import { Money } from '../../../ui/data/money.tsx'
import { busyProps } from '../../../ui/feedback/busy-props.ts'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { PaymentStatusBadge } from '../payment-status.tsx'
import { PaymentTimeline } from './payment-timeline-list.tsx'
import { timelineOf } from './payment-timeline.ts'
import { usePaymentReceipt } from './use-payment-receipt.ts'
import { expectedArrival, isOverdue } from '../rails.ts'

const Figure = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingBottom: 20,
})
const Heading = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: '28px 0 12px' }))

const Advice = styled('p')({ margin: '0 0 12px', color: token.muted })

interface PaymentSheetProps {
  /** Undefined when the address names a payment that is not in the list. */
  payment: Payment | undefined
  onClose: () => void
}

export function PaymentSheet({ payment, onClose }: PaymentSheetProps) {
  const openOverlay = useOpenOverlay()
  const receipt = usePaymentReceipt()
  const payAgain = (id: string) => {
    // Close the sheet first, so that the list is visible after the new payment is sent.
    onClose()
    openOverlay('pay', id)
  }
  return (
    <Sheet
      open
      onClose={onClose}
      width={520}
      title={payment ? `Payment to ${payment.beneficiary.name}` : 'Payment'}
      actions={
        payment && (
          <>
            {payment.status !== 'failed' && (
              <Button startIcon={<DownloadOutlined />} {...busyProps(receipt.busy, () => void receipt.write(payment))}>
                Receipt
              </Button>
            )}
            {(payment.status === 'settled' || payment.status === 'failed') && (
              <Button
                variant={payment.status === 'failed' ? 'contained' : 'outlined'}
                onClick={() => payAgain(payment.id)}
              >
                Pay again
              </Button>
            )}
          </>
        )
      }
    >
      {payment ? (
        <PaymentDetails payment={payment} />
      ) : (
        <EmptyState
          title="There is no such payment"
          text="The link may be old. Search the list for the beneficiary or the amount."
        />
      )}
    </Sheet>
  )
}

/** Nothing reports that time has passed, or that somebody has moved the clock. */
function everyHalfSecond(look: () => void): () => void {
  const timer = setInterval(look, 500)
  return () => clearInterval(timer)
}

function PaymentDetails({ payment }: { payment: Payment }) {
  const { data: auditLog } = useEndpoint(listAuditLogs)
  const { id, rail, amount, currency, beneficiary, reference, status, createdAt } = payment
  const onItsWay = isUnderWay(status)
  const sentAt = Date.parse(createdAt)
  const overdue = useSyncExternalStore(everyHalfSecond, () => isOverdue(rail, sentAt, now()))
  const arrival = overdue ? 'later than usual' : expectedArrival(rail, sentAt)
  return (
    <>
      <Figure>
        <Money amount={amount} currency={currency} size="display" />
        <PaymentStatusBadge status={status} />
      </Figure>
      {status === 'failed' && (
        <Advice>No money left your account. Check the details with the beneficiary, then pay again.</Advice>
      )}
      <DetailList
        items={[
          { label: 'Account', value: groupIban(beneficiary.account), copy: beneficiary.account },
          { label: 'Rail', value: railName(rail) },
          { label: 'Reference', value: reference, copy: reference },
          { label: 'Created', value: formatDateTime(createdAt) },
          { label: 'Expected arrival', value: onItsWay ? capitalised(arrival) : undefined },
          { label: 'Payment ID', value: shortId(id), copy: id },
        ]}
      />
      <Heading>Progress</Heading>
      <PaymentTimeline steps={timelineOf(payment, auditLog)} arrival={arrival} />
    </>
  )
}
