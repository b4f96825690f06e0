import { mutate, SWRConfig } from 'swr'
import { getUser, type User } from '../contract/auth.ts'
import { ApiError } from './api-error.ts'
import { urlOf } from './call.ts'
import { forgetAhead } from './read-ahead.ts'

// Every cached answer belongs to the person it was given to, and is shown to nobody else.

const { cache } = SWRConfig.defaultValue
const userUrl = urlOf(getUser)

/** Whose answers are kept: a user's id, `null` for nobody, `undefined` until the bank has said. */
let person: string | null | undefined

/** Hears who is signed in before any screen does: what was answered to somebody else is gone, or asked for anew. */
export function meetPerson(user: User | null): void {
  const id = user?.id ?? null
  if (id === person) return
  const isFirst = person === undefined
  person = id
  if (!isFirst) forgetAnswers({ revalidate: id !== null })
}

/** Nobody is signed in any more, as far as this page goes. */
export async function leavePerson(): Promise<void> {
  meetPerson(null)
  await mutate(userUrl, null, { revalidate: false })
}

function forgetAnswers(options: { revalidate: boolean }): void {
  forgetAhead()
  // Asked for with a condition, SWR leaves out what was read ahead and is on no screen yet.
  for (const key of cache.keys()) if (key !== userUrl) void mutate(key, undefined, options)
}

/** A way on beside a 401 while somebody is taken for signed in: no redirect, as the page may hold something unsaved. */
export function signInAgain(error: unknown): { label: string; onClick: () => void } | undefined {
  if (!(error instanceof ApiError) || error.status !== 401 || !cache.get(userUrl)?.data) return undefined
  return { label: 'Sign in again', onClick: () => void leavePerson() }
}
