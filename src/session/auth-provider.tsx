import { createContext, use, type ReactNode } from 'react'
import { useSWRConfig } from 'swr'
import { serverMessage } from '../api/api-error.ts'
import { urlOf } from '../api/call.ts'
import { leavePerson, meetPerson, readPerson } from '../api/person.ts'
import { useAction, type Outcome } from '../api/use-action.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { EMAIL_NOT_VERIFIED, getUser, login, logout, type User } from '../contract/auth.ts'
import type { Read } from '../contract/endpoint.ts'

/** `undefined` while the session loads, `null` when nobody is signed in. */
type SessionUser = User | null | undefined

interface Auth {
  user: SessionUser
  /** Set when the session could not be read; `retry` reads it again. */
  unknown: { error: Error; retry: () => void } | null
  signIn: (credentials: { email: string; password: string }) => Promise<Outcome<User>>
  signingIn: boolean
  signOut: () => Promise<Outcome<undefined>>
  signingOut: boolean
}

const AuthContext = createContext<Auth | null>(null)

const currentUser: Read<'/api/user', User | null> = getUser

interface AuthProviderProps {
  children: ReactNode
  /** Called after a sign-in; the person is shown the first page when it resolves. */
  prepareFirstPage?: () => Promise<unknown>
}

/** Reads the session once and provides it with sign-in and sign-out. */
export function AuthProvider({ children, prepareFirstPage }: AuthProviderProps) {
  const { mutate } = useSWRConfig()
  const session = useEndpoint(currentUser, { read: readPerson })
  const loginAction = useAction(login, { failure: { title: 'Login failed', description: signInFailure } })
  const logoutAction = useAction(logout, { failure: { title: 'Logout failed' } })

  const signIn: Auth['signIn'] = async ({ email, password }) => {
    const outcome = await loginAction.run({ body: { username: email, password } })
    if (outcome.ok) {
      meetPerson(outcome.reply)
      await prepareFirstPage?.()
      await mutate(urlOf(getUser), outcome.reply, { revalidate: false })
    }
    return outcome
  }

  const signOut: Auth['signOut'] = async () => {
    const outcome = await logoutAction.run({})
    if (outcome.ok) await leavePerson()
    return outcome
  }

  // A user stays signed in when a later read fails.
  const unknown =
    session.error && session.data === undefined ? { error: session.error, retry: () => void session.mutate() } : null
  const auth: Auth = {
    user: session.data,
    unknown,
    signIn,
    signingIn: loginAction.busy,
    signOut,
    signingOut: logoutAction.busy,
  }
  return <AuthContext value={auth}>{children}</AuthContext>
}

/** The session. Throws outside an `AuthProvider`. */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** What the server says of a failed sign-in, with the specified sentence for an email that is not verified. */
export const signInFailure = (error: unknown): string =>
  // In the whole answer, which a bank may send as JSON.
  String(error).includes(EMAIL_NOT_VERIFIED)
    ? 'Please verify your email before logging in. Check your inbox for a verification email.'
    : serverMessage(error)
