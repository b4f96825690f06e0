import { useAction } from '../../../api/use-action.ts'
import {
  addOwner,
  beneficialOwnerSchema,
  listOwners,
  OWNERSHIP_MAX,
  OWNERSHIP_MIN,
} from '../../../contract/business-verification.ts'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { FieldPair } from '../../../ui/forms/field-pair.ts'
import { enteredValues, formValues, type FormValues } from '../../../ui/forms/form-values.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { nameText } from '../../../ui/forms/input-attributes.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { NATIONALITY_CHOICES } from '../nationality-choices.ts'
import { FormDraft } from '../../../session/form-draft.tsx'

export function AddOwnerDialog({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  const owner = useAction(addOwner, {
    refreshes: [listOwners],
    success: { title: 'UBO added', description: 'Beneficial owner has been added successfully.' },
  })

  const submit = async (values: FormValues<typeof beneficialOwnerSchema>) => {
    const outcome = await owner.run({ body: enteredValues(beneficialOwnerSchema, values) })
    if (outcome.ok) onAdded()
    return outcome.ok
  }

  return (
    <FormDialog
      onClose={onClose}
      title="Add Beneficial Owner"
      part="add-owner"
      description="Anyone who owns or controls 25% or more of the company."
      initialValues={formValues(beneficialOwnerSchema)}
      validationSchema={beneficialOwnerSchema}
      onSubmit={submit}
      submitLabel="Add Owner"
      busyLabel="Adding..."
    >
      <FormDraft name="owner" />
      <TextField
        name="fullName"
        label="Full Name"
        help="As shown on their passport or ID card"
        autoComplete="off"
        attributes={nameText}
      />
      <FieldPair>
        <DateField name="dob" label="Date of Birth" />
        <SelectField
          name="nationality"
          label="Nationality"
          placeholder="Select a nationality"
          options={NATIONALITY_CHOICES}
        />
      </FieldPair>
      <TextField
        name="ownershipPct"
        label="Ownership Percentage"
        type="number"
        attributes={{ min: OWNERSHIP_MIN, max: OWNERSHIP_MAX }}
        help={`${OWNERSHIP_MIN} to ${OWNERSHIP_MAX}. The total can't exceed 100%.`}
      />
    </FormDialog>
  )
}
