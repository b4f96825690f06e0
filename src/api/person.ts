import { mutate, SWRConfig } from 'swr'
import { getUser, type User } from '../contract/auth.ts'
import { ApiError } from './api-error.ts'
import { call, urlOf } from './call.ts'
import { readNow, readUrls } from './out-of-date.ts'

// Cached answers belong to one person and are shown to nobody else.

const { cache } = SWRConfig.defaultValue
const userUrl = urlOf(getUser)

/** Whose answers are cached: a user's id, `null` for nobody, `undefined` until the bank has answered. */
let person: string | null | undefined

/** Reads who is signed in. A 401 means nobody, and what somebody else was answered is dropped before a screen sees it. */
export async function readPerson(): Promise<User | null> {
  const user = await readNow(userUrl, () => call(getUser, {})).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  })
  meetPerson(user)
  return user
}

/** Drops the cached answers of another person, or reads them again. */
export function meetPerson(user: User | null): void {
  const id = user?.id ?? null
  if (id === person) return
  const isFirst = person === undefined
  person = id
  if (!isFirst) forgetAnswers({ revalidate: id !== null })
}

/** Signs out in this page. */
export async function leavePerson(): Promise<void> {
  meetPerson(null)
  await mutate(userUrl, null, { revalidate: false })
}

function forgetAnswers(options: { revalidate: boolean }): void {
  for (const url of readUrls()) if (url !== userUrl) void mutate(url, undefined, options)
}

/** What to offer beside a 401 while somebody seems signed in. No redirect: the page may hold something unsaved. */
export function signInAgain(error: unknown): { label: string; onClick: () => void } | undefined {
  if (!(error instanceof ApiError) || error.status !== 401 || !cache.get(userUrl)?.data) return undefined
  return { label: 'Sign in again', onClick: () => void leavePerson() }
}
