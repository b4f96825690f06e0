import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useFormikContext, type FormikContextType } from 'formik'
import { memo, useState } from 'react'
import { useEndpoint } from '../../../api/use-endpoint.ts'
import { isRail, listPayments, PAYMENT_CURRENCIES, railName } from '../../../contract/payments.ts'
import { groupIban } from '../../../text/format.ts'
import { chosenInForcedColors, token } from '../../../theme/tokens.ts'
import { FormField } from '../../../ui/forms/form-field.tsx'
import { nameText } from '../../../ui/forms/input-attributes.ts'
import { useFieldState, type FieldState } from '../../../ui/forms/use-field-state.ts'
import { earlierBeneficiaries, type EarlierBeneficiary } from './earlier-beneficiaries.ts'
import type { PaymentFormValues } from './payment-form.ts'

const NAME = 'beneficiaryName'
const NONE: readonly EarlierBeneficiary[] = []

const matching = createFilterOptions<EarlierBeneficiary>({
  limit: 6,
  stringify: ({ name, account }) => `${name} ${account}`,
})

const Option = styled('li')({ '&&': { display: 'block', padding: '8px 12px' }, '&.Mui-focused': chosenInForcedColors })
const Facts = styled('div')({ color: token.muted, fontSize: token.size.body2, overflowWrap: 'anywhere' })

const input = {
  '& .MuiOutlinedInput-root': { padding: 0 },
  '& .MuiOutlinedInput-root .MuiAutocomplete-input': { padding: '8px 12px' },
}
const popup = { border: `1px solid ${token.hairline}`, boxShadow: token.shadow.floating }

/** The name of the beneficiary, with suggestions from earlier payments. A suggestion fills in the other details too. */
export function BeneficiaryField() {
  const { setValues } = useFormikContext<PaymentFormValues>()
  const { field, error } = useFieldState(NAME)
  return <LabelledBeneficiary {...field} error={error} setValues={setValues} />
}

type LabelledBeneficiaryProps = FieldState & Pick<FormikContextType<PaymentFormValues>, 'setValues'>

const LabelledBeneficiary = memo(function LabelledBeneficiary({
  error,
  setValues,
  ...field
}: LabelledBeneficiaryProps) {
  const [open, setOpen] = useState(false)
  // Read when the suggestions open, so that the dialog opens without looking through all payments.
  const { data: payments } = useEndpoint(listPayments, { enabled: open })
  const earlier = open && payments ? earlierBeneficiaries(payments) : NONE
  // Escape closes the suggestions first: without any it must reach the dialog.
  const suggested = matching([...earlier], { inputValue: field.value, getOptionLabel: ({ name }) => name }).length > 0

  const take = ({ name, account, rail, currency }: EarlierBeneficiary) =>
    void setValues((values) => ({
      ...values,
      beneficiaryName: name,
      beneficiaryAccount: account,
      rail: isRail(rail) ? rail : values.rail,
      currency: (PAYMENT_CURRENCIES as readonly string[]).includes(currency) ? currency : values.currency,
    }))

  return (
    <FormField label="Beneficiary name" help="Exactly as on their bank account." error={error}>
      {({ id, ...described }) => (
        <Autocomplete
          freeSolo
          id={id}
          options={earlier}
          filterOptions={matching}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
          getOptionKey={(option) => (typeof option === 'string' ? option : `${option.name} ${option.account}`)}
          value={null}
          inputValue={field.value}
          open={open && suggested}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          onChange={(_, chosen) => {
            if (chosen && typeof chosen !== 'string') take(chosen)
          }}
          renderOption={({ key, ...props }, { name, account, rail, currency }) => (
            <Option key={key} {...props}>
              <span dir="auto">{name}</span>
              <Facts>
                {groupIban(account)} · {railName(rail)} · {currency}
              </Facts>
            </Option>
          )}
          renderInput={({ slotProps: { input: frame, htmlInput } }) => (
            <OutlinedInput
              fullWidth
              ref={frame.ref}
              className={frame.className}
              onMouseDown={frame.onMouseDown}
              name={field.name}
              onChange={field.onChange}
              onBlur={(event) => {
                field.onBlur?.(event)
                // MUI calls no `onClose` while it has no suggestions, and would show them once there are some.
                setOpen(false)
              }}
              slotProps={{
                input: { ...htmlInput, ...described, ...nameText, maxLength: 140, dir: 'auto' },
              }}
            />
          )}
          slotProps={{ paper: { sx: popup } }}
          sx={input}
        />
      )}
    </FormField>
  )
})
