import { useState } from 'react'
import { useAuth } from '../../session/auth-provider.tsx'
import { paths } from '../../routing/paths.ts'
import { Redirect } from '../../routing/redirect.tsx'
import { CheckEmailPanel } from './check-email-panel.tsx'
import { EMPTY_SIGN_UP, SignUpForm, type SignUpValues } from './sign-up-form.tsx'
import { SignUpLayout } from './sign-up-layout.tsx'

export function SignUpPage() {
  const { user } = useAuth()
  const [entered, setEntered] = useState(EMPTY_SIGN_UP)
  const [registered, setRegistered] = useState('')

  if (user) return <Redirect to={paths.dashboard} />

  const remember = (values: SignUpValues) => {
    // Everything but the password comes back with "try again".
    setEntered({ ...values, password: '' })
    setRegistered(values.email)
  }
  return (
    <SignUpLayout>
      {registered === '' ? (
        <SignUpForm initialValues={entered} onRegistered={remember} />
      ) : (
        <CheckEmailPanel email={registered} onTryAgain={() => setRegistered('')} />
      )}
    </SignUpLayout>
  )
}
