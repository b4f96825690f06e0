import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { serverMessage } from '../../../api/api-error.ts'
import { useAction } from '../../../api/use-action.ts'
import { register, SIGN_UP_COUNTRIES, signUpFormSchema } from '../../../contract/auth.ts'
import { PASSWORD_MIN } from '../../../contract/values/fields.ts'
import { paths } from '../../../routing/paths.ts'
import { FormDraft } from '../../../session/form-draft.tsx'
import { fingerSized, media, token } from '../../../theme/tokens.ts'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { formValues, type FormValues } from '../../../ui/forms/form-values.ts'
import { optionsOf } from '../../../ui/forms/select.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { nameText, websiteText } from '../../../ui/forms/input-attributes.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { EntryLink } from '../entry-link.tsx'
import { Agreement } from './agreement.tsx'
import { usePageArrival } from '../../../ui/layout/page-arrival.ts'
import { ValidatedForm } from '../../../ui/forms/validated-form.tsx'

export type SignUpValues = FormValues<typeof signUpFormSchema>

export const EMPTY_SIGN_UP: SignUpValues = formValues(signUpFormSchema)

const COUNTRIES = optionsOf(SIGN_UP_COUNTRIES)

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  [media.phone]: { fontSize: '1.5rem' },
}))
const Lead = styled('p')({ margin: '6px 0 28px', color: token.muted, [media.phone]: { marginBottom: 20 } })

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px 16px',
  margin: '0 0 8px',
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > legend': { ...theme.typography.h3, padding: 0, marginBottom: 12 },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const Wide = styled('div')({ gridColumn: '1 / -1' })
const Foot = styled('div')({ display: 'grid', gap: 16, marginTop: 4 })
const Aside = styled('p')({ margin: 0, textAlign: 'center', color: token.muted })

interface SignUpFormProps {
  initialValues: SignUpValues
  onRegistered: (values: SignUpValues) => void
}

export function SignUpForm({ initialValues, onRegistered }: SignUpFormProps) {
  const heading = usePageArrival('Create Your Business Account')
  const registration = useAction(register, {
    success: {
      title: 'Account created successfully!',
      description: (reply) => reply?.message ?? 'Check your inbox.',
    },
    failure: { title: 'Registration failed', description: serverMessage },
  })

  const submit = async (values: SignUpValues) => {
    const { email, password, contactName } = values
    const outcome = await registration.run({ body: { email, passwordHash: password, name: contactName.trim() } })
    if (outcome.ok) onRegistered(values)
  }

  return (
    <>
      <Title ref={heading} tabIndex={-1}>
        Create Your Business Account
      </Title>
      <Lead>Accounts, cards and payments in all your currencies. Takes about two minutes.</Lead>
      <ValidatedForm initialValues={initialValues} validationSchema={signUpFormSchema} onSubmit={submit}>
        <FormDraft name="sign-up" />
        <Group>
          <legend>Your company</legend>
          <TextField name="companyName" label="Company Name" autoComplete="organization" attributes={nameText} />
          <SelectField
            name="country"
            label="Country"
            autoComplete="country"
            placeholder="Select a country"
            options={COUNTRIES}
          />
        </Group>
        <Group>
          <legend>Contact and sign-in</legend>
          <TextField name="contactName" label="Contact Name" autoComplete="name" attributes={nameText} />
          {/* With "email", password managers save the field right before the password, the website, as the user name. */}
          <TextField name="email" label="Business Email" type="email" autoComplete="username" />
          <TextField name="phone" label="Phone Number" type="tel" autoComplete="tel" />
          <TextField name="website" label="Website (optional)" autoComplete="url" attributes={websiteText} />
          <Wide>
            <PasswordField
              name="password"
              label="Password"
              autoComplete="new-password"
              help={`At least ${PASSWORD_MIN} characters`}
            />
          </Wide>
        </Group>
        <CheckboxField canFail name="terms" label={<Agreement />} />
        <Foot>
          <SubmitButton size="large" busyLabel="Creating Account...">
            Create Account
          </SubmitButton>
          <Aside>
            Already have an account?{' '}
            <Link component={EntryLink} to={paths.signIn} sx={fingerSized}>
              Sign in here
            </Link>
          </Aside>
        </Foot>
      </ValidatedForm>
    </>
  )
}
