import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { repeatEarlyPress } from '../../../boot/early-press.ts'
import { signInFormSchema } from '../../../contract/auth.ts'
import { signInFailure, useAuth } from '../../../session/auth-provider.tsx'
import { fingerSized } from '../../../theme/tokens.ts'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ValidatedForm } from '../../../ui/forms/validated-form.tsx'
import { useOnDemand } from '../../../ui/overlays/use-on-demand.ts'
import { readRememberedEmail, rememberEmail } from './remembered-email.ts'

const loadForgotPassword = () => import('./forgot-password-dialog.tsx').then((code) => code.ForgotPasswordDialog)

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: 20,
})

const EMPTY = { email: '', password: '', rememberMe: false }

export function SignInForm() {
  const { signIn } = useAuth()
  const forgotPassword = useOnDemand(loadForgotPassword)

  const [failure, setFailure] = useState('')

  const submit = async ({ email, password, rememberMe }: typeof EMPTY) => {
    setFailure('')
    const outcome = await signIn({ email, password })
    if (outcome.ok) rememberEmail(rememberMe ? email : null)
    else setFailure(signInFailure(outcome.error))
  }

  return (
    <>
      <ValidatedForm initialValues={EMPTY} validationSchema={signInFormSchema} onSubmit={submit} label="Sign in">
        <RestoreEarlyValues />
        <TextField name="email" label="Email" type="email" autoComplete="username" />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <Row>
          <CheckboxField name="rememberMe" label="Remember me" />
          <Link component="button" type="button" sx={fingerSized} onClick={forgotPassword.open}>
            Forgot password?
          </Link>
        </Row>
        {failure && (
          // The toast is announced already.
          <Alert severity="error" role="none" sx={{ marginBottom: 1 }}>
            {failure}
          </Alert>
        )}
        <SubmitButton size="large" busyLabel="Signing in...">
          Sign In
        </SubmitButton>
      </ValidatedForm>
      {forgotPassword.Overlay && <forgotPassword.Overlay open={forgotPassword.isOpen} onClose={forgotPassword.close} />}
    </>
  )
}

/** Copies values that were typed or autofilled before hydration into Formik, or else the remembered e-mail. */
function RestoreEarlyValues() {
  const { setValues } = useFormikContext<typeof EMPTY>()
  const marker = useRef<HTMLSpanElement>(null)
  const [isRestored, setRestored] = useState(false)

  useEffect(() => {
    const form = marker.current?.closest('form')
    const entered = (name: string) => form?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? ''
    const email = entered('email')
    const password = entered('password')
    const remembered = readRememberedEmail()
    if (email || password || remembered)
      void setValues({ email: email || remembered, password, rememberMe: remembered !== '' }, false)
    setRestored(true)
    // Run once, on hydration.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  // Once the values are rendered: Formik submits those of its last rendering.
  useEffect(() => {
    if (isRestored) repeatEarlyPress()
  }, [isRestored])

  return <span ref={marker} hidden />
}
