import type { Page } from '@playwright/test'
import { order, type Order } from '../../mocks/bank/testing/payment-order.ts'

export interface Call {
  method: string
  path: string
  body?: string | undefined
}

interface CallOutcome {
  status: number
  text: string
  type: string | null
}

export const post = (path: string, body: unknown): Call => ({ method: 'POST', path, body: JSON.stringify(body) })

/** A valid payment in pounds. */
export const payment = (changes?: Partial<Order>): Call => post('/api/payments', order(changes))

/** Sends calls one after the other from inside the page. */
export const sendCalls = (page: Page, calls: readonly Call[]): Promise<CallOutcome[]> =>
  page.evaluate(async (all) => {
    const outcomes: CallOutcome[] = []
    for (const { method, path, body } of all) {
      const reply = await fetch(path, {
        method,
        ...(body !== undefined && { body, headers: { 'Content-Type': 'application/json' } }),
      })
      outcomes.push({ status: reply.status, text: await reply.text(), type: reply.headers.get('content-type') })
    }
    return outcomes
  }, calls)
