import type { Page } from '@playwright/test'

export interface Call {
  method: string
  path: string
  body?: string | undefined
}

export interface CallOutcome {
  status: number
  text: string
  type: string | null
}

/** Sends calls one after the other from inside the page, as a script in it would. */
export const sendCalls = (page: Page, calls: readonly Call[]): Promise<CallOutcome[]> =>
  page.evaluate(async (all) => {
    const outcomes: CallOutcome[] = []
    for (const { method, path, body } of all) {
      const reply = await fetch(path, { method, ...(body !== undefined && { body, headers: { 'Content-Type': 'application/json' } }) })
      outcomes.push({ status: reply.status, text: await reply.text(), type: reply.headers.get('content-type') })
    }
    return outcomes
  }, calls)

/** Everything that the bank holds, to be compared; the clock must stand still. */
export const wholeState = (page: Page): Promise<string> => page.evaluate(async () => JSON.stringify(await window.corridor.exportState()))
