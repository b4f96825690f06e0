import { boolean, object, string, type InferType } from 'yup'
import { MAX_DELAY, type Fault } from '../../../bank/store/network-state.ts'

const whole = (text: string): number => (/^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN)
const share = (text: string): number => (/^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : Number.NaN)

export const failureSchema = object({
  /** Method and path, each may be `*`. */
  call: string().required(),
  /** A status, or another kind of failure. */
  kind: string().required(),
  percent: string()
    .default('')
    .test('share', 'Enter a number above 0 and up to 100', (text) => share(text) > 0 && share(text) <= 100),
  delay: string()
    .default('')
    .test('wait', `Enter a whole number from 0 to ${MAX_DELAY}`, (text) => whole(text) <= MAX_DELAY)
    .when('kind', {
      is: 'delay',
      // oxlint-disable-next-line unicorn/no-thenable -- the name of Yup's option
      then: (schema) => schema.test('slow', 'Only slow needs a delay', (text) => whole(text) > 0),
    }),
  once: boolean().default(false),
  after: boolean().default(false),
})

export type FailureForm = InferType<typeof failureSchema>

export const NO_FAILURE: FailureForm = {
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
export function failureOf({ call, kind, percent, delay, once, after }: FailureForm): Partial<Omit<Fault, 'id'>> {
  const [method = '*', path = '*'] = call.split(' ')
  const wait = whole(delay)
  return {
    method,
    path,
    ...(kind === 'lost' ? { lost: true } : (NO_DATA[kind] ?? (kind !== 'delay' && { status: Number(kind) }))),
    ...(wait > 0 && { delay: wait }),
    rate: share(percent) / 100,
    once,
    ...(after && { after }),
  }
}
