import { useState } from 'react'
import { useAuth } from '../../../session/auth-provider.tsx'
import { keepSignUpDetails } from '../../../session/sign-up-details.ts'
import { useTimesForgotten } from '../../../session/use-device-memory.ts'
import { paths } from '../../../routing/paths.ts'
import { Redirect } from '../../../routing/redirect.tsx'
import { CheckEmailPanel } from './check-email-panel.tsx'
import { EMPTY_SIGN_UP, SignUpForm, type SignUpValues } from './sign-up-form.tsx'
import { SignUpLayout } from './sign-up-layout.tsx'

export function SignUpPage() {
  const { user } = useAuth()
  const timesForgotten = useTimesForgotten()
  const [last, setLast] = useState({ entered: EMPTY_SIGN_UP, registered: '', timesForgotten })

  if (user) return <Redirect to={paths.dashboard} />

  // Another scenario does not have the registered user, so show the form again. Keep a form that is being filled in.
  const { entered, registered } =
    last.timesForgotten === timesForgotten ? last : { entered: EMPTY_SIGN_UP, registered: '' }
  // Keep all values except the password for "try again".
  const remember = (values: SignUpValues) => {
    keepSignUpDetails(values.email, values)
    setLast({ entered: { ...values, password: '' }, registered: values.email, timesForgotten })
  }
  return (
    <SignUpLayout done={registered === '' ? 0 : 1}>
      {registered === '' ? (
        <SignUpForm initialValues={entered} onRegistered={remember} />
      ) : (
        <CheckEmailPanel email={registered} onTryAgain={() => setLast({ ...last, registered: '' })} />
      )}
    </SignUpLayout>
  )
}
