import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useRef } from 'react'
import { comesBack } from '../api/person.ts'
import { useAuth } from './auth-provider.tsx'
import { deviceKey } from './device-memory.ts'
import { useTimesForgotten } from './use-device-memory.ts'

type Values = Record<string, unknown>

interface Draft {
  /** The values that the form started with: a form that starts differently is another one. */
  initial: Values
  values: Values
}

/**
 * Keeps the text of a half-filled form until it is sent or closed. It comes back after a reload, after the browser's
 * Back, which closes a dialog without asking, and after "Sign in again". Passwords are never kept. A customer's form is
 * empty again when another state of the bank is shown. Put it inside the form; `name` must be unique.
 */
export function FormDraft({ name }: { name: string }) {
  const { values, initialValues, dirty, isSubmitting, setValues, resetForm } = useFormikContext<Values>()
  const userId = useAuth().user?.id
  const key = `${deviceKey('draft', userId ?? 'nobody')}:${name}`
  const isFirst = useRef(true)

  const restore = useEffectEvent(() => {
    const draft = readDraft(key)
    if (draft && JSON.stringify(draft.initial) === JSON.stringify(withoutPasswords(initialValues)))
      void setValues({ ...initialValues, ...knownPart(draft.values, initialValues) }, false)
  })
  useEffect(() => {
    restore()
    const opened = placeInHistory()
    // A closed form forgets its text, except after Back, which leads to an earlier entry of the history, and when the
    // session of its person has ended.
    return () => {
      const hasEnded = userId !== undefined && comesBack()
      if (placeInHistory() >= opened && !hasEnded) writeDraft(key, null)
    }
  }, [key, userId])

  const keep = useEffectEvent((entered: Values, sending: boolean) => {
    const draft = { initial: withoutPasswords(initialValues), values: withoutPasswords(entered) }
    // A form that is being sent may have arrived when the page is reloaded: it must not be sent again by mistake.
    writeDraft(key, dirty && !sending ? draft : null)
  })
  useEffect(() => {
    if (!isFirst.current) keep(values, isSubmitting)
    isFirst.current = false
  }, [values, isSubmitting])

  const timesForgotten = useTimesForgotten()
  const filledAt = useRef(timesForgotten)
  const startOver = useEffectEvent((times: number) => {
    // What was entered is about the accounts and people of the former state. A sign-up is about neither.
    if (filledAt.current !== times && userId !== undefined) resetForm()
    filledAt.current = times
  })
  useEffect(() => startOver(timesForgotten), [timesForgotten])

  return null
}

/** React Router numbers the entries of the tab's history. */
function placeInHistory(): number {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : Infinity
}

const withoutPasswords = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !/password/i.test(field)))

/** The stored values of fields that the form has, if they have the right type. */
const knownPart = (stored: Values, initial: Values): Values =>
  Object.fromEntries(
    Object.entries(stored)
      // Formik holds what is entered into a number field as a number.
      .map(([field, value]) => [field, typeof value === 'number' ? String(value) : value] as const)
      .filter(([field, value]) => Object.hasOwn(initial, field) && typeof value === typeof initial[field]),
  )

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

function readDraft(key: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (!isValues(draft)) return undefined
    const { initial, values } = draft
    return isValues(initial) && isValues(values) ? { initial, values } : undefined
  } catch {
    // Storage is denied, or holds something else.
    return undefined
  }
}

function writeDraft(key: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is denied or full: the text is lost by a reload.
  }
}
