import { beneficialOwnerSchema } from '../../../contract/business-verification.ts'
import { enteredValues, formValues } from '../../../ui/forms/form-values.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { nameText } from '../../../ui/forms/input-attributes.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import type { Director } from '../local-record.ts'
import { NATIONALITY_CHOICES } from '../nationality-choices.ts'
import { FormDraft } from '../../../session/form-draft.tsx'

const directorSchema = beneficialOwnerSchema.pick(['fullName', 'nationality'])

interface AddDirectorDialogProps {
  onAdd: (director: Omit<Director, 'id'>) => void
  onClose: () => void
}

export function AddDirectorDialog({ onAdd, onClose }: AddDirectorDialogProps) {
  return (
    <FormDialog
      onClose={onClose}
      title="Add Director"
      part="add-director"
      description="Kept on this device, not sent."
      initialValues={formValues(directorSchema)}
      validationSchema={directorSchema}
      onSubmit={(values) => {
        onAdd(enteredValues(directorSchema, values))
        return true
      }}
      submitLabel="Add Director"
      busyLabel="Adding..."
    >
      <FormDraft name="director" />
      <TextField name="fullName" label="Full Name" autoComplete="off" attributes={nameText} />
      <SelectField
        name="nationality"
        label="Nationality"
        placeholder="Select a nationality"
        options={NATIONALITY_CHOICES}
      />
    </FormDialog>
  )
}
