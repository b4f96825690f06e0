import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { signInFormSchema } from '../../contract/auth.ts'
import { useAuth } from '../../session/auth-provider.tsx'
import { media, token } from '../../theme/tokens.ts'
import { CheckboxField, SubmitButton, TextField } from '../../ui/fields.tsx'
import { ValidatedForm } from '../../ui/validated-form.tsx'
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx'
import { readRememberedEmail, rememberEmail } from './remembered-email.ts'

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
})

const TextButton = styled('button')({
  padding: '4px 0',
  border: 0,
  background: 'none',
  fontWeight: 550,
  color: token.accentText,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  [media.phone]: { minHeight: 44 },
})

const EMPTY = { email: '', password: '', rememberMe: false }

export function SignInForm() {
  const { signIn } = useAuth()
  const [asking, setAsking] = useState(false)

  const submit = async ({ email, password, rememberMe }: typeof EMPTY) => {
    const outcome = await signIn({ email, password })
    if (outcome.ok) rememberEmail(rememberMe ? email : null)
  }

  return (
    <>
      <ValidatedForm initialValues={EMPTY} validationSchema={signInFormSchema} onSubmit={submit} label="Sign in">
        <WhatIsThereAlready />
        <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="username" />
        <TextField name="password" label="Password" type="password" autoComplete="current-password" />
        <Row>
          <CheckboxField name="rememberMe" label="Remember me" />
          <TextButton type="button" onClick={() => setAsking(true)}>
            Forgot password?
          </TextButton>
        </Row>
        <SubmitButton size="large" busyLabel="Signing in...">
          Sign In
        </SubmitButton>
      </ValidatedForm>
      <ForgotPasswordDialog open={asking} onClose={() => setAsking(false)} />
    </>
  )
}

/**
 * Takes over what the fields held before the form came alive: typed into a page that was rendered ahead, filled in
 * by the browser, or else the e-mail this device remembers.
 */
function WhatIsThereAlready() {
  const { setValues } = useFormikContext<typeof EMPTY>()
  const marker = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const form = marker.current?.closest('form')
    const written = (name: string) => form?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? ''
    const email = written('email')
    const password = written('password')
    const remembered = readRememberedEmail()
    if (email || password || remembered)
      void setValues({ email: email || remembered, password, rememberMe: remembered !== '' }, false)
    // Once, when the form comes alive.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return <span ref={marker} hidden />
}
