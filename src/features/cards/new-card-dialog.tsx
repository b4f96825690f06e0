import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import { useAction } from '../../api/use-action.ts'
import { CARD_CURRENCIES, cardFormSchema, createCard, listCards } from '../../contract/cards.ts'
import { media } from '../../theme/tokens.ts'
import { formValues } from '../../ui/forms/form-values.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { nameText } from '../../ui/forms/input-attributes.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { newCardBody, type NewCardForm } from './card-payload.ts'
import { CardFace } from './card-face.tsx'
import { LimitFields } from './limit-fields.tsx'
import { useAuth } from '../../session/auth-provider.tsx'
import { RadioRowsField } from '../../ui/forms/radio-rows-field.tsx'
import { FormDraft } from '../../session/form-draft.tsx'

const CARD_TYPE_OPTIONS = [
  { value: 'virtual', label: 'Virtual', fact: 'Right away', detail: 'For paying online.' },
  { value: 'physical', label: 'Physical', fact: 'By post', detail: 'For shops and travel.' },
]
const CURRENCY_OPTIONS = CARD_CURRENCIES.map((code) => ({ value: code, label: code }))

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '10px 16px',
  [media.phone]: { gridTemplateColumns: '1fr' },
})
const Face = styled('div')({ width: 'min(100%, 15rem)', margin: '0 auto 16px' })

export function NewCardDialog({ onClose }: { onClose: () => void }) {
  const { user } = useAuth()
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
      initialValues={formValues(cardFormSchema, { cardType: 'virtual', cardholder: user?.name })}
      validationSchema={cardFormSchema}
      onSubmit={submit}
      submitLabel="Create Card"
      busyLabel="Creating..."
    >
      <FormDraft name="card" />
      <CardTypeField />
      <Pair>
        <SelectField name="currency" label="Currency" options={CURRENCY_OPTIONS} placeholder="Choose a currency" />
        <TextField
          name="cardholder"
          label="Cardholder name"
          autoComplete="off"
          help="As printed on the card."
          attributes={nameText}
        />
      </Pair>
      <NewCardLimits />
    </FormDialog>
  )
}

/** Shows the card as it will look. */
function CardTypeField() {
  const { values, setFieldValue } = useFormikContext<NewCardForm>()
  const cardType = values.cardType === 'physical' ? 'physical' : 'virtual'
  const face = { cardType, cardholder: values.cardholder.trim(), status: 'active', brand: '', last4: '••••' } as const
  return (
    <>
      <Face aria-hidden>
        <CardFace card={face} />
      </Face>
      <RadioRowsField
        name="cardType"
        label="Card type"
        options={CARD_TYPE_OPTIONS}
        onSelect={(value) => void setFieldValue('cardType', value)}
      />
    </>
  )
}

function NewCardLimits() {
  const { currency } = useFormikContext<NewCardForm>().values
  return (
    <Pair>
      <LimitFields daily="dailyLimit" monthly="monthlyLimit" suffix=" (optional)" currency={currency} />
    </Pair>
  )
}
