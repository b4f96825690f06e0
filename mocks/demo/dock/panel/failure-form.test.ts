import { describe, expect, it } from 'vitest'
import { failureOf, failureSchema, NO_FAILURE } from './failure-form.ts'

describe('the failure form', () => {
  const form = { call: 'PATCH /api/cards/:id', kind: '503', percent: '50', delay: '0', once: false, after: false }

  it.each([
    [form, { method: 'PATCH', path: '/api/cards/:id', status: 503, rate: 0.5, once: false }],
    [
      { ...form, call: '* *', kind: 'delay', delay: ' 1500 ', percent: '100' },
      { method: '*', path: '*', delay: 1500, rate: 1, once: false },
    ],
    [
      { ...form, kind: 'lost', percent: '12.5', once: true, after: true },
      { method: 'PATCH', path: '/api/cards/:id', lost: true, rate: 0.125, once: true, after: true },
    ],
  ])('describes fault %#', (written, fault) => {
    expect(failureSchema.isValidSync(written)).toBe(true)
    expect(failureOf(written)).toEqual(fault)
  })

  it.each([
    { part: { kind: 'delay' }, sentence: 'Only slow needs a delay' },
    ...['abc', '1,000', '', '-1', '60001'].map((delay) => ({
      part: { delay },
      sentence: 'Enter a whole number from 0 to 60000',
    })),
    ...['', '0', '101', 'often'].map((percent) => ({
      part: { percent },
      sentence: 'Enter a number above 0 and up to 100',
    })),
  ])('refuses $part with one sentence', ({ part, sentence }) => {
    expect(() => failureSchema.validateSync({ ...form, ...part })).toThrow(sentence)
  })

  it('is valid as it opens', () => {
    expect(failureSchema.isValidSync(NO_FAILURE)).toBe(true)
  })
})
