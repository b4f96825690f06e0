import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'

// Calls of the soak, each with a limit.

interface Answer {
  status: number
  text: string
}

/** How long eight tabs may take, on two processors, until all show a new scenario. */
export const FOLLOW_MS = 60_000

/**
 * How long a call or a page may take. Without a limit the soak would hang: a worker that is stopped in the middle of a
 * call may never answer it.
 */
export const LIMIT_MS = 30_000

/** For what has no limit of its own: Playwright waits without end for a page that is between two documents. */
export const within = <T>(work: Promise<T>, what: string): Promise<T> =>
  Promise.race([
    work,
    pause(2 * LIMIT_MS, undefined, { ref: false }).then((): never => {
      throw new Error(`${what} did not answer in ${2 * LIMIT_MS} ms`)
    }),
  ])

/** Calls the console of a tab. */
export const command = (page: Page, call: 'check' | 'clearFaults' | 'pause' | 'reset' | 'signIn'): Promise<unknown> =>
  within(
    page.evaluate<unknown, typeof call>((name) => window.corridor[name](), call),
    `corridor.${call}()`,
  )

/** The next payment or list of payments of the tab goes wrong. */
export const fault = (page: Page, how: { lost: true } | { delay: number }): Promise<unknown> =>
  within(
    page.evaluate((next) => window.corridor.fault({ path: '/api/payments', once: true, ...next }), how),
    'corridor.fault()',
  )

/** Sends a call from inside the page; undefined when its answer was lost. */
export const send = (page: Page, path: string, body?: string, key = ''): Promise<Answer | undefined> =>
  within(
    page.evaluate(
      async (call) => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': call.key }
        const sent = call.body === undefined ? {} : { method: 'POST', headers, body: call.body }
        const reply = await fetch(call.path, { ...sent, signal: AbortSignal.timeout(call.limit) })
        return { status: reply.status, text: await reply.text() }
      },
      { path, body, key, limit: LIMIT_MS },
    ),
    path,
  ).catch(() => undefined)

/** Reads a list; asks again when an answer was lost. */
export async function listOf<T>(page: Page, path: string): Promise<T[]> {
  let answer: Answer | undefined
  const read = async () => (answer = await send(page, path))?.status
  await expect.poll(read, { message: `${path} in the tab at ${page.url()}`, timeout: FOLLOW_MS }).toBe(200)
  return JSON.parse(answer?.text ?? '[]') as T[]
}
