import { expect, test } from 'vitest'
import { matching } from './like.ts'
import type { Teller } from './teller.ts'

export interface Refused {
  /** What is wrong with the call: the test's title reads "refuses ...". */
  because: string
  body?: unknown
  status: number
  /** The whole sentence, or what it must match. */
  sentence: string | RegExp
  path?: string
  method?: string
}

/** Each row is one call that must be refused with this status, in one plain sentence, and change nothing. */
export function testRefusals(
  open: () => Promise<Teller>,
  method: string,
  path: string,
  rows: readonly Refused[],
): void {
  test.for(rows)(`${method} ${path} refuses $because`, async (row) => {
    const teller = await open()
    const before = teller.snapshot()
    const answer = await teller.ask(row.method ?? method, row.path ?? path, row.body)
    const said =
      answer.headers.get('content-type') === 'application/json' ? (answer.json as { error: string }).error : answer.text
    expect.soft(said).toEqual(typeof row.sentence === 'string' ? row.sentence : matching(row.sentence))
    expect.soft(answer.status).toBe(row.status)
    expect.soft(said, 'one plain sentence').toMatch(/^[^\n<{]{3,200}$/)
    expect(teller.snapshot(), 'nothing may change').toBe(before)
  })
}

/** Bodies that every call must refuse; `valid` is a body that the call accepts. */
export const malformed = (valid: Record<string, unknown>): Refused[] => [
  { because: 'an empty body', body: '', status: 400, sentence: 'The request needs a JSON body' },
  { because: 'broken JSON', body: '{oops', status: 400, sentence: 'The request body is not valid JSON' },
  { because: 'a list as body', body: '[]', status: 400, sentence: 'The request body must be a JSON object' },
  { because: 'null as body', body: 'null', status: 400, sentence: 'The request body must be a JSON object' },
  { because: 'an empty object', body: '{}', status: 400, sentence: /\w/ },
  { because: 'an unknown field', body: { ...valid, colour: 'red' }, status: 400, sentence: 'Unknown field: colour' },
  {
    because: 'a __proto__ key',
    body: JSON.stringify(valid).replace('{', '{"__proto__":{"admin":true},'),
    status: 400,
    sentence: 'The field __proto__ is not allowed',
  },
  {
    because: 'a body of a megabyte',
    body: { ...valid, padding: 'x'.repeat(1_000_000) },
    status: 400,
    sentence: 'The request is too large',
  },
  ...Object.keys(valid).flatMap((key): Refused[] => [
    { because: `${key} missing`, body: { ...valid, [key]: undefined }, status: 400, sentence: /\w/ },
    { because: `${key} as a list`, body: { ...valid, [key]: [1] }, status: 400, sentence: /\w/ },
    { because: `${key} as null`, body: { ...valid, [key]: null }, status: 400, sentence: /\w/ },
  ]),
]
