import { describe, expect, it } from 'vitest'
import { readFailure } from './failure-form.ts'

describe('the failure form', () => {
  const form = { call: 'PATCH /api/cards/:id', kind: '503', percent: '50', delay: '0', once: false }

  it.each([
    [form, { method: 'PATCH', path: '/api/cards/:id', status: 503, rate: 0.5, once: false }],
    [
      { ...form, call: '* *', kind: 'delay', delay: ' 1500 ', percent: '100' },
      { method: '*', path: '*', delay: 1500, rate: 1, once: false },
    ],
    [
      { ...form, kind: 'lost', percent: '12.5', once: true },
      { method: 'PATCH', path: '/api/cards/:id', lost: true, rate: 0.125, once: true },
    ],
  ])('reads form %#', (written, fault) => {
    expect(readFailure(written)).toEqual(fault)
  })

  it.each([
    { part: { kind: 'delay' }, sentence: 'Only slow needs a delay of at least 1 millisecond.' },
    ...['abc', '1,000', '', '-1', '60001'].map((delay) => ({
      part: { delay },
      sentence: 'The delay must be a whole number from 0 to 60000 milliseconds.',
    })),
    ...['', '0', '101', 'often'].map((percent) => ({
      part: { percent },
      sentence: 'How often must be a number above 0 and up to 100.',
    })),
  ])('refuses $part with one sentence', ({ part, sentence }) => {
    expect(() => readFailure({ ...form, ...part })).toThrow(sentence)
  })
})
