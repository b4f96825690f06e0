import { describe, expect, it } from 'vitest'
import type { Payment } from '../../../contract/payments.ts'
import { buildPayment } from '../../../testing/rows.ts'
import { timelineOf } from './payment-timeline.ts'

const payment = (status: string) =>
  buildPayment({ status: status as Payment['status'], createdAt: '2026-11-20T09:00:00.000Z' })

const entry = (action: string, of: string, createdAt: string) => ({
  id: action + of,
  action,
  entity: `payment ${of}`,
  createdAt,
})

const shown = (status: string) => timelineOf(payment(status)).map(({ status: step, state }) => `${step} ${state}`)

describe('timelineOf', () => {
  it.each([
    ['queued', ['queued current', 'processing ahead', 'settled ahead']],
    ['processing', ['queued done', 'processing current', 'settled ahead']],
    ['settled', ['queued done', 'processing done', 'settled done']],
    ['failed', ['queued done', 'failed failed']],
    ['recalled', ['queued done', 'recalled current']],
  ])('shows a %s payment as %j', (status, steps) => {
    expect(shown(status)).toEqual(steps)
  })

  it('takes step times from the audit log entries of this payment', () => {
    const steps = timelineOf(payment('settled'), [
      entry('payment.settled', 'ffffffff', '2026-11-20T09:09:09.000Z'),
      entry('payment.settled', '3f2a91c0', '2026-11-20T09:00:30.000Z'),
      entry('payment.processing', '3f2a91c0', '2026-11-20T09:00:03.000Z'),
    ])
    expect(steps.map(({ at }) => at)).toEqual([
      '2026-11-20T09:00:00.000Z',
      '2026-11-20T09:00:03.000Z',
      '2026-11-20T09:00:30.000Z',
    ])
  })

  it('has no time of a step ahead, though the audit log may be newer than the payment', () => {
    const steps = timelineOf(payment('processing'), [entry('payment.settled', '3f2a91c0', '2026-11-20T09:00:30.000Z')])
    expect(steps.at(-1)).toEqual({ status: 'settled', state: 'ahead' })
  })

  it('includes processing for a failed payment when the audit log has it', () => {
    const steps = timelineOf(payment('failed'), [
      { id: '1', action: 'payment.processing', entity: 'payment 3f2a91c0', createdAt: '2026-11-20T09:00:03.000Z' },
    ])
    expect(steps.map(({ status, state }) => `${status} ${state}`)).toEqual([
      'queued done',
      'processing done',
      'failed failed',
    ])
  })
})
