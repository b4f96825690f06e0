import { useEffect, useState } from 'react'
import { ApiError, serverMessageOr } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { TOKEN_EXPIRED, verifyEmail } from '../../../contract/auth.ts'

export type VerificationResult =
  | { state: 'loading' }
  | { state: 'success'; message: string }
  | { state: 'error'; message: string }
  | { state: 'expired'; message: string }

/** Where the bank sends no message. */
const VERIFIED = 'You can sign in now.'

function failureOf(error: unknown): VerificationResult {
  if (!(error instanceof ApiError)) return { state: 'error', message: 'Failed to verify email. Please try again.' }
  const message = serverMessageOr(error, 'Verification failed')
  return { state: message === TOKEN_EXPIRED ? 'expired' : 'error', message }
}

/**
 * Verifies the token on mount. Calling twice (Strict Mode) is safe, because the bank also accepts a token that its
 * owner has already used.
 */
export function useVerification(token: string): VerificationResult {
  const [answer, setAnswer] = useState<{ token: string; result: VerificationResult }>()

  useEffect(() => {
    if (token === '') return
    let wanted = true
    const settle = (result: VerificationResult) => {
      if (wanted) setAnswer({ token, result })
    }
    call(verifyEmail, { query: token }).then(
      (reply) => settle({ state: 'success', message: reply?.message || VERIFIED }),
      (error: unknown) => settle(failureOf(error)),
    )
    return () => {
      wanted = false
    }
  }, [token])

  if (token === '') return { state: 'error', message: 'Invalid verification link' }
  return answer?.token === token ? answer.result : { state: 'loading' }
}
