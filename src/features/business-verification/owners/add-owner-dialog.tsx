import { useAction } from '../../../api/use-action.ts'
import {
  addOwner,
  beneficialOwnerSchema,
  listOwners,
  OWNERSHIP_MAX,
  OWNERSHIP_MIN,
} from '../../../contract/business-verification.ts'
import { FieldPair } from '../../../ui/forms/field-pair.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { NATIONALITY_CHOICES } from '../nationality-choices.ts'

const EMPTY = { fullName: '', dob: '', nationality: '', ownershipPct: '' }

export function AddOwnerDialog({ onClose }: { onClose: () => void }) {
  const owner = useAction(addOwner, {
    refreshes: [listOwners],
    success: { title: 'UBO added', description: 'Beneficial owner has been added successfully.' },
  })

  const submit = async (values: typeof EMPTY) => {
    const outcome = await owner.run({
      body: await beneficialOwnerSchema.validate({ ...values, fullName: values.fullName.trim() }),
    })
    return outcome.ok
  }

  return (
    <FormDialog
      onClose={onClose}
      title="Add Beneficial Owner"
      part="add-owner"
      description="Someone who owns or controls a quarter of the company or more."
      initialValues={EMPTY}
      validationSchema={beneficialOwnerSchema}
      onSubmit={submit}
      submitLabel="Add Owner"
      busyLabel="Adding..."
    >
      <TextField name="fullName" label="Full Name" help="As in the passport or identity card" autoComplete="off" />
      <FieldPair>
        <TextField name="dob" label="Date of Birth" type="date" />
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
        min={OWNERSHIP_MIN}
        max={OWNERSHIP_MAX}
        help={`${OWNERSHIP_MIN} to ${OWNERSHIP_MAX}. All owners together own at most 100%.`}
      />
    </FormDialog>
  )
}
