import Alert from '@mui/material/Alert'
import { useAction } from '../../api/use-action.ts'
import {
  businessProfileSchema,
  DIRECTORS_COUNTS,
  ENTITY_TYPES,
  submitBusinessProfile,
} from '../../contract/business-verification.ts'
import { listOrganizations, type Organization } from '../../contract/organizations.ts'
import { FieldPair } from '../../ui/forms/field-pair.ts'
import { enteredValues } from '../../ui/forms/form-values.ts'
import { optionsOf } from '../../ui/forms/select.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { codeText } from '../../ui/forms/input-attributes.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { ValidatedForm } from '../../ui/forms/validated-form.tsx'
import type { SignUpDetails } from '../../session/sign-up-details.ts'
import { FromSignUp } from './from-sign-up.tsx'
import { KeepDraft } from './wizard/keep-draft.tsx'
import type { ProfileDraft } from './local-record.ts'
import { StepActions, StepSection } from './wizard/step-section.tsx'

/** The bank has it, and the contract has no call that reads it. */
const SENT_BEFORE = 'Already submitted'

interface BusinessProfileStepProps {
  initial: ProfileDraft
  organization: Organization | undefined
  signUp: SignUpDetails | undefined
  onDraft: (draft: ProfileDraft) => void
  onSubmitted: () => void
}

export function BusinessProfileStep({ initial, organization, signUp, onDraft, onSubmitted }: BusinessProfileStepProps) {
  const profile = useAction(submitBusinessProfile, {
    refreshes: [listOrganizations],
    success: {
      title: 'Business profile submitted',
      description: 'Your business profile has been submitted for verification.',
    },
  })

  const submit = async (values: ProfileDraft) => {
    const outcome = await profile.run({ body: enteredValues(businessProfileSchema, values) })
    if (outcome.ok) onSubmitted()
  }

  return (
    <StepSection
      title="Business Profile"
      part="business-profile"
      lead="Your company's details, as shown on the companies register."
    >
      {signUp && <FromSignUp details={signUp} />}
      <ValidatedForm initialValues={initial} validationSchema={businessProfileSchema} onSubmit={submit}>
        <KeepDraft onDraft={onDraft} />
        <FieldPair>
          <TextField
            name="registrationNumber"
            label="Registration Number"
            placeholder="12345678"
            autoComplete="off"
            attributes={codeText}
          />
          <SelectField
            name="entityType"
            label="Entity Type"
            placeholder={organization ? SENT_BEFORE : 'Select a type'}
            options={optionsOf(ENTITY_TYPES)}
          />
        </FieldPair>
        <TextField name="address" label="Registered Address" autoComplete="street-address" multiline />
        <FieldPair>
          <SelectField
            name="directorsCount"
            label="Number of Directors"
            placeholder={organization ? SENT_BEFORE : 'Select a number'}
            options={optionsOf(DIRECTORS_COUNTS)}
          />
        </FieldPair>
        {organization?.status === 'ACTIVE' && (
          <Alert severity="warning" role="note">
            Changing these details starts a new review. Until it ends, {organization.name} is not verified.
          </Alert>
        )}
        <StepActions>
          <SubmitButton busyLabel="Submitting...">Continue</SubmitButton>
        </StepActions>
      </ValidatedForm>
    </StepSection>
  )
}
