import { mutate, SWRConfig } from 'swr'
import { getUser, type User } from '../contract/auth.ts'
import { ApiError } from './api-error.ts'
import { call, urlOf } from './call.ts'
import { readNow, readUrls } from './out-of-date.ts'

// Cached answers are dropped when another person signs in, so that nobody sees the data of somebody else.

const { cache } = SWRConfig.defaultValue
const userUrl = urlOf(getUser)

/** The id of the user whose answers are cached; `null` if nobody is signed in, `undefined` if not known yet. */
let person: string | null | undefined

let isComingBack = false
/** Whether somebody's session has ended without a sign-out here: who signs in again goes on with what was entered. */
export const comesBack = (): boolean => isComingBack

/** Reads the signed-in user; a 401 means nobody (`null`). Drops the cached answers of another person. */
export async function readPerson(): Promise<User | null> {
  const user = await readNow(userUrl, () => call(getUser, {})).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  })
  if (!user && person) isComingBack = true
  meetPerson(user)
  return user
}

/** Records who is signed in. If that has changed, cached answers are dropped and, for another user, refetched. */
export function meetPerson(user: User | null): void {
  const id = user?.id ?? null
  if (id === person) return
  const isFirst = person === undefined
  person = id
  if (id !== null) isComingBack = false
  if (!isFirst) forgetAnswers({ revalidate: id !== null })
}

/** Ends the session in this page only, without a call. */
export async function leavePerson(): Promise<void> {
  meetPerson(null)
  await mutate(userUrl, null, { revalidate: false })
}

function forgetAnswers(options: { revalidate: boolean }): void {
  for (const url of readUrls()) if (url !== userUrl) void mutate(url, undefined, options)
}

/** The action to offer beside a 401. There is no automatic redirect, because the page may hold unsaved input. */
export function signInAgain(error: unknown): { label: string; onClick: () => void } | undefined {
  if (!(error instanceof ApiError) || error.status !== 401 || !cache.get(userUrl)?.data) return undefined
  return { label: 'Sign in again', onClick: comeBack }
}

function comeBack(): void {
  isComingBack = true
  void leavePerson()
}
