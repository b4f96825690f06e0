import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import { mixed, object } from 'yup'
import { token } from '../../../theme/tokens.ts'
import { FieldPair } from '../../../ui/forms/field-pair.ts'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { optionsOf } from '../../../ui/forms/select.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ValidatedForm } from '../../../ui/forms/validated-form.tsx'
import {
  DECLARATIONS,
  GEOGRAPHIC_COVERAGE,
  isAssessmentComplete,
  MONTHLY_VOLUMES,
  type Assessment,
} from './assessment.ts'
import { KeepDraft } from '../wizard/keep-draft.tsx'
import { Remark, StepActions, StepSection } from '../wizard/step-section.tsx'
import { STEPS } from '../wizard/wizard.ts'

/** Accepts everything: the button is disabled until the assessment is complete, so no field shows an error. */
const assessmentSchema = object({ declarations: mixed() })

const Declarations = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  display: 'grid',
  '& > legend': { padding: 0, marginBottom: 4, fontSize: token.size.body2, fontWeight: 550 },
})

const Declaration = styled('div')({
  padding: '12px 0',
  '& + &': { borderTop: `1px solid ${token.hairline}` },
  '& strong': { display: 'block', fontWeight: 600 },
  '& span span': { color: token.muted },
})

interface ComplianceStepProps {
  initial: Assessment
  /** Numbers of the earlier steps that are not completed. */
  unfinished: readonly number[]
  onOpen: (step: number) => void
  onBack: () => void
  onDraft: (draft: Assessment) => void
  onComplete: () => void
}

export function ComplianceStep({ initial, unfinished, onOpen, onBack, onDraft, onComplete }: ComplianceStepProps) {
  return (
    <StepSection title="Compliance" part="compliance" lead="How you'll use the account, and your declarations.">
      <ValidatedForm initialValues={initial} validationSchema={assessmentSchema} onSubmit={onComplete}>
        <KeepDraft onDraft={onDraft} />
        <FieldPair>
          <SelectField
            name="monthlyVolume"
            label="Expected Monthly Volume"
            placeholder="Select a range"
            options={optionsOf(MONTHLY_VOLUMES)}
          />
        </FieldPair>
        <TextField
          name="purpose"
          label="Primary Business Purpose"
          placeholder="What your company does and who it pays"
          maxLength={500}
          multiline
        />
        <FieldPair>
          <SelectField
            name="coverage"
            label="Geographic Coverage"
            placeholder="Select a region"
            options={optionsOf(GEOGRAPHIC_COVERAGE)}
          />
        </FieldPair>
        <Comments />
        <Declarations>
          <legend>Declarations</legend>
          {Object.entries(DECLARATIONS).map(([id, { title, text }]) => (
            <Declaration key={id}>
              <CheckboxField
                name={`declarations.${id}`}
                label={
                  <>
                    <strong>{title}</strong>
                    <span>{text}</span>
                  </>
                }
              />
            </Declaration>
          ))}
        </Declarations>
        <Alert severity="info" role="note">
          We'll review your application and notify you within 1–2 business days.
        </Alert>
        {unfinished.length > 0 && (
          <Alert severity="warning" role="note">
            Still to complete:
            {unfinished.map((step) => (
              <Button key={step} size="small" variant="text" color="inherit" onClick={() => onOpen(step)}>
                {STEPS[step]}
              </Button>
            ))}
          </Alert>
        )}
        <Finish onBack={onBack} />
      </ValidatedForm>
    </StepSection>
  )
}

/** Asked for by the choice "Custom, specify in comments". Optional, as the specification requires three answers. */
function Comments() {
  const { values } = useFormikContext<Assessment>()
  const isCustom: keyof typeof GEOGRAPHIC_COVERAGE = 'custom'
  if (values.coverage !== isCustom) return null
  return (
    <TextField
      name="comments"
      label="Comments"
      placeholder="Countries or regions you'll send money to or receive it from"
      maxLength={500}
      multiline
    />
  )
}

function Finish({ onBack }: { onBack: () => void }) {
  const { values } = useFormikContext<Assessment>()
  const complete = isAssessmentComplete(values)
  return (
    <>
      <Remark id="complete-hint">
        {complete
          ? 'These answers are kept on this device, not sent.'
          : 'Answer the three questions and tick the four declarations to finish.'}
      </Remark>
      <StepActions onBack={onBack}>
        <SubmitButton disabled={!complete} aria-describedby="complete-hint">
          Complete Verification
        </SubmitButton>
      </StepActions>
    </>
  )
}
