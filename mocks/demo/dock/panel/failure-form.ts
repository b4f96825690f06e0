import { MAX_DELAY, type Fault } from '../../../bank/http/network.ts'

export interface FailureForm {
  /** Method and path, each may be `*`. */
  call: string
  /** A status, or another kind of failure. */
  kind: string
  percent: string
  delay: string
  once: boolean
}

/** Successful answers without any data that the product can read. */
const NO_DATA: Readonly<Record<string, Pick<Fault, 'status' | 'body' | 'contentType'>>> = {
  page: {
    status: 200,
    body: '<!doctype html><title>Sign in</title><h1>Sign in to this network</h1>',
    contentType: 'text/html',
  },
  empty: { status: 200, body: '', contentType: 'application/json' },
}

/** Validates the form; throws one sentence when it is invalid. */
export function readFailure({ call, kind, percent, delay, once }: FailureForm): Partial<Omit<Fault, 'id'>> {
  const [method = '*', path = '*'] = call.split(' ')
  const wait = /^\d{1,5}$/.test(delay.trim()) ? Number(delay) : Number.NaN
  if (!(wait <= MAX_DELAY)) throw new Error(`The delay must be a whole number from 0 to ${MAX_DELAY} milliseconds.`)
  if (kind === 'delay' && wait === 0) throw new Error('Only slow needs a delay of at least 1 millisecond.')
  const share = /^\d{1,3}(\.\d{1,2})?$/.test(percent.trim()) ? Number(percent) : Number.NaN
  if (!(share > 0 && share <= 100)) throw new Error('How often must be a number above 0 and up to 100.')
  return {
    method,
    path,
    ...(kind === 'lost' ? { lost: true } : (NO_DATA[kind] ?? (kind !== 'delay' && { status: Number(kind) }))),
    ...(wait > 0 && { delay: wait }),
    rate: share / 100,
    once,
  }
}
