import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { v4 as uuid } from 'uuid'
import { listAuditLogs } from '../contract/audit-log.ts'
import type { Endpoint, Read } from '../contract/endpoint.ts'
import { clearError, showToast } from '../toast.ts'
import { ApiError, errorMessage } from './api-error.ts'
import { atMost } from './at-most.ts'
import { call, urlOf, type CallInput } from './call.ts'
import { markOutOfDate } from './out-of-date.ts'
import { signInAgain } from './person.ts'

/**
 * A success is shown after this many milliseconds even if the lists are not read again yet: a payment that was made
 * must not look as if it were still being sent.
 */
const LISTS_MS = 2000

interface ActionOptions<TReply> {
  /** The lists to refetch when the call was or may have been carried out; the audit log with any of them. */
  refreshes?: readonly Read[]
  /** The toast after a success; none if left out. */
  success?: { title: string; description: string | ((reply: TReply) => string) }
  /** The toast after a failure; by default the spec's destructive `Error` with the error message. */
  failure?: { title: string; description?: (error: unknown) => string } | 'silent'
  /** Sends a failed call again under a new key. For answers that soon expire, such as quotes. */
  newKeyOnRetry?: boolean
}

export type Outcome<TReply> = { ok: true; reply: TReply } | { ok: false; error: unknown }

/**
 * Calls an endpoint that changes something, refetches lists and shows a toast. `run` never rejects. A `run` during
 * another one returns the result of the first. After a failed call the same input is sent again under the same
 * idempotency key, so that the bank repeats its first answer instead of, for example, paying twice.
 */
export function useAction<TPath extends string, TBody, TReply>(
  endpoint: Endpoint<TPath, TBody, TReply>,
  options: ActionOptions<TReply> = {},
) {
  const { mutate } = useSWRConfig()
  const [busy, setBusy] = useState(false)
  const underWay = useRef<Promise<Outcome<TReply>> | null>(null)
  const unanswered = useRef<{ input: string; key: string } | null>(null)

  const send = async (input: CallInput<Endpoint<TPath, TBody>>): Promise<Outcome<TReply>> => {
    const { refreshes, success, failure, newKeyOnRetry } = options
    const inputText = JSON.stringify(input)
    const key = unanswered.current?.input === inputText ? unanswered.current.key : uuid()
    unanswered.current = { input: inputText, key }
    const refresh = () =>
      Promise.all(
        (refreshes ? [...refreshes, listAuditLogs] : []).map((list) => {
          markOutOfDate(urlOf(list))
          return mutate(urlOf(list)).catch(() => undefined)
        }),
      )
    try {
      const reply = await call(endpoint, { ...input, idempotencyKey: key })
      unanswered.current = null
      await atMost(LISTS_MS, refresh())
      if (success) {
        const { description } = success
        showToast({ ...success, description: typeof description === 'string' ? description : description(reply) })
      }
      return { ok: true, reply }
    } catch (error) {
      // A 422 changed nothing, and the same key would repeat it even when the rule is met later. After any other
      // failure the call may have been carried out, so the key is kept.
      if (newKeyOnRetry || (error instanceof ApiError && error.status === 422)) unanswered.current = null
      // Nobody should pay again because the list lacks a payment that was made, but not confirmed.
      if (!(error instanceof ApiError) || error.status >= 500) void refresh()
      if (failure !== 'silent') {
        showToast({
          title: 'Error',
          ...failure,
          description: failure?.description?.(error) ?? errorMessage(error),
          variant: 'destructive',
          action: signInAgain(error),
        })
      }
      return { ok: false, error }
    }
  }

  const run = (input: CallInput<Endpoint<TPath, TBody>>): Promise<Outcome<TReply>> => {
    if (!underWay.current) {
      clearError()
      setBusy(true)
      underWay.current = send(input).finally(() => {
        underWay.current = null
        setBusy(false)
      })
    }
    return underWay.current
  }

  return { run, busy }
}
