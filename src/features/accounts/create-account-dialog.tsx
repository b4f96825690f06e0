import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import {
  ACCOUNT_CURRENCIES,
  accountFormSchema,
  createAccount,
  listAccounts,
  type AccountCurrency,
} from '../../contract/accounts.ts'
import { enteredValues, formValues, type FormValues } from '../../ui/forms/form-values.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { newAccountNumbers } from './generate-iban.ts'
import { FormDraft } from '../../session/form-draft.tsx'

const CURRENCY_NAMES: Readonly<Record<AccountCurrency, string>> = {
  GBP: 'British pound',
  EUR: 'Euro',
  USD: 'US dollar',
  JPY: 'Japanese yen',
  CAD: 'Canadian dollar',
  AUD: 'Australian dollar',
}

/**
 * Mount once per account: IBAN and BIC are generated on mount, so that a retry after a lost answer repeats the request.
 */
export function CreateAccountDialog({ onClose }: { onClose: () => void }) {
  const [{ iban, bic }] = useState(newAccountNumbers)
  const action = useAction(createAccount, {
    refreshes: [listAccounts],
    success: { title: 'Account created', description: 'Your new account has been created successfully.' },
  })

  const submit = async (values: FormValues<typeof accountFormSchema>) => {
    const outcome = await action.run({ body: { ...enteredValues(accountFormSchema, values), iban, bic } })
    return outcome.ok
  }

  return (
    <FormDialog
      onClose={onClose}
      title="Create Account"
      part="create-account"
      description="Ready to receive money straight away."
      initialValues={formValues(accountFormSchema, { type: 'dedicated' })}
      validationSchema={accountFormSchema}
      onSubmit={submit}
      submitLabel={({ currency }) => (currency ? `Create ${currency} account` : 'Create account')}
      busyLabel="Creating..."
    >
      <FormDraft name="account" />
      <SelectField
        name="currency"
        label="Currency"
        placeholder="Choose a currency"
        options={ACCOUNT_CURRENCIES.map((code) => ({ value: code, label: `${code} ${CURRENCY_NAMES[code]}` }))}
      />
      <SelectField
        name="type"
        label="Account type"
        help="A dedicated account has its own IBAN. A multi-currency account shares one IBAN across currencies."
        options={[
          { value: 'dedicated', label: 'Dedicated' },
          { value: 'multi', label: 'Multi-currency' },
        ]}
      />
      <TextField name="label" label="Label (optional)" help="For your team, for example Payroll." maxLength={80} />
    </FormDialog>
  )
}
