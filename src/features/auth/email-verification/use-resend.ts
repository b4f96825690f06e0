import { useState } from 'react'
import { serverMessageOr } from '../../../api/api-error.ts'
import { useAction } from '../../../api/use-action.ts'
import { resendVerification } from '../../../contract/auth.ts'
import { askEmail } from './ask-email.ts'

const RESENT = 'Verification email sent! Please check your inbox.'

export type ResendState = { state: 'idle' | 'loading' } | { state: 'success' | 'error'; message: string }

/** Resends the verification e-mail. `prompt` is set while the page must ask for the address with its own dialog. */
export function useResend() {
  const [resend, setResend] = useState<ResendState>({ state: 'idle' })
  const [prompting, setPrompting] = useState(false)
  const action = useAction(resendVerification, { failure: 'silent' })

  const send = async (entered: string | null) => {
    const email = entered?.trim() ?? ''
    if (email === '') return
    setResend({ state: 'loading' })
    const outcome = await action.run({ body: { email } })
    const message = outcome.ok ? RESENT : serverMessageOr(outcome.error, 'Failed to resend verification email')
    setResend({ state: outcome.ok ? 'success' : 'error', message })
    // Browsers block alerts in cross-origin frames, so the page shows the message too.
    window.alert(message)
  }

  const start = () => {
    const answer = askEmail()
    if (answer === undefined) setPrompting(true)
    else void send(answer)
  }

  const prompt = prompting && { onAnswer: (email: string) => void send(email), onClose: () => setPrompting(false) }
  return { resend, start, prompt }
}
