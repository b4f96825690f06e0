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

export const post = (path: string, body: unknown): Call => ({ method: 'POST', path, body: JSON.stringify(body) })

/** A valid payment in pounds. */
export function payment({
  name = 'Tom Okafor',
  reference = 'Rent',
  amount = '12.50',
}: { name?: string; reference?: string; amount?: string } = {}): Call {
  const beneficiary = { name, account: '99-40-27 58201173' }
  return post('/api/payments', {
    rail: 'FASTER_PAYMENTS',
    amount,
    currency: 'GBP',
    beneficiaryName: beneficiary.name,
    beneficiaryAccount: beneficiary.account,
    reference,
    beneficiary,
  })
}

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

/** Each response as one line with status and text. */
export const answers = (outcomes: readonly CallOutcome[]): string[] =>
  outcomes.map(({ status, text }) => `${status} ${text}`)
