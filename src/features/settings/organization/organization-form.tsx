import { Formik, useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useMemo, useRef, type RefObject } from 'react'
import { useAction } from '../../../api/use-action.ts'
import {
  listOrganizations,
  updateOrganization,
  updateOrganizationSchema,
  type Organization,
} from '../../../contract/organizations.ts'
import { formValues, type FormValues } from '../../../ui/forms/form-values.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { nameText, websiteText } from '../../../ui/forms/input-attributes.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { showToast } from '../../../toast.ts'
import { FormBody, useSingleSubmit } from '../../../ui/forms/validated-form.tsx'
import { FormDraft } from '../../../session/form-draft.tsx'

type Details = FormValues<typeof updateOrganizationSchema>

/** Shown without an organization too; saving then shows the error that the specification requires. */
export function OrganizationForm({ organization }: { organization: Organization | undefined }) {
  const update = useAction(updateOrganization, {
    refreshes: [listOrganizations],
    success: {
      title: 'Organization updated',
      description: 'Your organization details have been updated successfully.',
    },
  })

  const known = useMemo(() => formValues(updateOrganizationSchema, organization), [organization])
  const sent = useRef<Details>(null)

  const save = async (details: Details) => {
    if (!organization) {
      showToast({ title: 'Error', description: 'No organization found', variant: 'destructive' })
      return
    }
    sent.current = details
    const { ok } = await update.run({ params: { id: organization.id }, body: details })
    if (!ok) sent.current = null
  }
  const submit = useSingleSubmit(save)

  return (
    <Panel title="Organization details" part="organization">
      <Formik initialValues={known} validationSchema={updateOrganizationSchema} onSubmit={submit}>
        <FormBody label="Organization details">
          <FormDraft name="organization" />
          <ShowReadAgain known={known} sent={sent} />
          <TextField name="name" label="Company Name" autoComplete="organization" attributes={nameText} />
          <TextField name="website" label="Website" help="Optional" autoComplete="url" attributes={websiteText} />
          <TextField name="address" label="Address" autoComplete="street-address" multiline />
          <div>
            <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
          </div>
        </FormBody>
      </Formik>
    </Panel>
  )
}

/** Shows details that were read again, but leaves what was entered since the last save. */
function ShowReadAgain({ known, sent }: { known: Details; sent: RefObject<Details | null> }) {
  const { values, initialValues, isSubmitting, resetForm, setValues } = useFormikContext<Details>()
  const show = useEffectEvent((read: Details) => {
    if (read === initialValues) return
    const entered = Object.entries(values).filter(([name, value]) => {
      const field = name as keyof Details
      return value !== initialValues[field] && value !== sent.current?.[field]
    })
    resetForm({ values: read, isSubmitting })
    void setValues({ ...read, ...Object.fromEntries(entered) }, false)
  })
  useEffect(() => show(known), [known])
  return null
}
