import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import { useAction } from '../../api/use-action.ts'
import { CARD_CURRENCIES, cardFormSchema, createCard, listCards } from '../../contract/cards.ts'
import { media } from '../../theme/tokens.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { AmountField, TextField } from '../../ui/forms/text-field.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { NEW_CARD_DEFAULTS, newCardBody, type NewCardForm } from './card-payload.ts'
import { FormDraft } from '../../session/form-draft.tsx'

const CARD_TYPE_OPTIONS = [
  { value: 'virtual', label: 'Virtual' },
  { value: 'physical', label: 'Physical' },
]
const CURRENCY_OPTIONS = CARD_CURRENCIES.map((code) => ({ value: code, label: code }))

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '10px 16px',
  [media.phone]: { gridTemplateColumns: '1fr' },
})
const NO_LIMIT = 'Leave empty for no limit.'

export function NewCardDialog({ onClose }: { onClose: () => void }) {
  const create = useAction(createCard, {
    refreshes: [listCards],
    success: { title: 'Card created', description: 'Your new card has been created successfully.' },
  })
  const submit = async (form: NewCardForm) => (await create.run({ body: newCardBody(form) })).ok
  return (
    <FormDialog
      onClose={onClose}
      title="New Card"
      part="new-card"
      description="Use a virtual card straight away. A physical card arrives by post."
      initialValues={NEW_CARD_DEFAULTS}
      validationSchema={cardFormSchema}
      onSubmit={submit}
      submitLabel="Create Card"
      busyLabel="Creating..."
    >
      <FormDraft name="card" />
      <Pair>
        <SelectField name="cardType" label="Card type" options={CARD_TYPE_OPTIONS} />
        <SelectField name="currency" label="Currency" options={CURRENCY_OPTIONS} placeholder="Choose a currency" />
      </Pair>
      <TextField name="cardholder" label="Cardholder name" autoComplete="off" help="As printed on the card." />
      <LimitFields />
    </FormDialog>
  )
}

function LimitFields() {
  const { currency } = useFormikContext<NewCardForm>().values
  return (
    <Pair>
      <AmountField name="dailyLimit" label="Daily limit (optional)" currency={currency} help={NO_LIMIT} />
      <AmountField name="monthlyLimit" label="Monthly limit (optional)" currency={currency} help={NO_LIMIT} />
    </Pair>
  )
}
