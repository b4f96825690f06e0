import { styled } from '@mui/material/styles'
import { object, string } from 'yup'
import type { Card } from '../../contract/cards.ts'
import { optionalAmount } from '../../contract/values/fields.ts'
import { token } from '../../theme/tokens.ts'
import { FormDraft } from '../../session/form-draft.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { announce } from '../../ui/feedback/announcer.ts'
import { describeLimit, limitTexts, plainLimit, useLimitsPreview, type LimitTexts } from './card-limits.ts'
import { DemoTag } from './demo-tag.tsx'
import { LimitFields } from './limit-fields.tsx'

const Bank = styled('p')({ margin: 0, color: token.muted, fontSize: token.size.body2 })

const limitsSchema = object({
  currency: string(),
  daily: optionalAmount('Daily limit'),
  monthly: optionalAmount('Monthly limit'),
})

interface LimitsDialogProps {
  onClose: () => void
  card: Card
}

export function LimitsDialog({ onClose, card }: LimitsDialogProps) {
  const { cardholder, currency, last4 } = card
  const bank = limitTexts(card)
  const [preview, setPreview] = useLimitsPreview(card)
  const save = ({ daily, monthly }: LimitTexts) => {
    const entered = { daily: plainLimit(daily), monthly: plainLimit(monthly) }
    // Limits equal to those at the bank need no preview.
    setPreview(entered.daily === bank.daily && entered.monthly === bank.monthly ? null : entered)
    announce('Preview saved on this device')
    return true
  }
  return (
    <FormDialog
      onClose={onClose}
      title="Set Limits"
      part="card-limits"
      description={
        <>
          {cardholder}, card ending in {last4} <DemoTag />
        </>
      }
      initialValues={{ currency, ...(preview ?? bank) }}
      validationSchema={limitsSchema}
      onSubmit={save}
      submitLabel="Save preview"
      busyLabel="Saving..."
    >
      <FormDraft name={`limits ${card.id}`} />
      <LimitFields daily="daily" monthly="monthly" currency={currency} />
      <Bank>
        Current limits: {describeLimit(bank.daily, currency)} daily, {describeLimit(bank.monthly, currency)} monthly.
        Changes are kept on this device and not sent to the bank.
      </Bank>
    </FormDialog>
  )
}
