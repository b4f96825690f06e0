import { boolean, number, object, string } from 'yup'
import { MAX_DELAY, type Fault } from '../../../bank/store/network-state.ts'

const SHARE = 'Enter a number above 0 and up to 100'
const WAIT = `Enter a whole number from 0 to ${MAX_DELAY}`

export const failureSchema = object({
  /** Method and path, each may be `*`. */
  call: string().required(),
  /** A status, or another kind of failure. */
  kind: string().required(),
  percent: number().required(SHARE).typeError(SHARE).moreThan(0, SHARE).max(100, SHARE),
  delay: number()
    .required(WAIT)
    .typeError(WAIT)
    .integer(WAIT)
    .min(0, WAIT)
    .max(MAX_DELAY, WAIT)
    .when('kind', {
      is: 'delay',
      // oxlint-disable-next-line unicorn/no-thenable -- the name of Yup's option
      then: (schema) => schema.moreThan(0, 'Only slow needs a delay'),
    }),
  once: boolean().default(false),
  after: boolean().default(false),
})

export const NO_FAILURE = {
  call: '* *',
  kind: '500',
  percent: '100',
  delay: '0',
  once: false,
  after: false,
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

/** The fault that a valid form describes. */
export function failureOf(form: typeof NO_FAILURE): Partial<Omit<Fault, 'id'>> {
  const { call, kind, percent, delay, once, after } = failureSchema.cast(form)
  const [method = '*', path = '*'] = call.split(' ')
  return {
    method,
    path,
    ...(kind === 'lost' ? { lost: true } : (NO_DATA[kind] ?? (kind !== 'delay' && { status: Number(kind) }))),
    ...(delay > 0 && { delay }),
    rate: percent / 100,
    once,
    ...(after && { after }),
  }
}
