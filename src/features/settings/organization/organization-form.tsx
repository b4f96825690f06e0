import { Formik } from 'formik'
import { useAction } from '../../../api/use-action.ts'
import {
  listOrganizations,
  updateOrganization,
  updateOrganizationSchema,
  type Organization,
} from '../../../contract/organizations.ts'
import { formValues, type FormValues } from '../../../ui/forms/form-values.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { showToast } from '../../../toast.ts'
import { FormBody, useSingleSubmit } from '../../../ui/forms/validated-form.tsx'
import { FormDraft } from '../../../session/form-draft.tsx'

/** Shown without an organization too; saving then shows the error that the specification requires. */
export function OrganizationForm({ organization }: { organization: Organization | undefined }) {
  const update = useAction(updateOrganization, {
    refreshes: [listOrganizations],
    success: {
      title: 'Organization updated',
      description: 'Your organization details have been updated successfully.',
    },
  })

  const save = async (details: FormValues<typeof updateOrganizationSchema>) => {
    if (!organization) {
      showToast({ title: 'Error', description: 'No organization found', variant: 'destructive' })
      return
    }
    await update.run({ params: { id: organization.id }, body: details })
  }
  const submit = useSingleSubmit(save)

  return (
    <Panel title="Organization details" part="organization">
      {/* Reinitializes so that refetched data appears while the page is open. */}
      <Formik
        enableReinitialize
        initialValues={formValues(updateOrganizationSchema, organization)}
        validationSchema={updateOrganizationSchema}
        onSubmit={submit}
      >
        <FormBody label="Organization details">
          <FormDraft name="organization" />
          <TextField name="name" label="Company Name" autoComplete="organization" />
          <TextField name="website" label="Website" help="Optional" autoComplete="url" />
          <TextField name="address" label="Address" autoComplete="street-address" multiline />
          <div>
            <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
          </div>
        </FormBody>
      </Formik>
    </Panel>
  )
}
