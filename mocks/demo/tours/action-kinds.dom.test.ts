import { afterEach, expect, it, vi } from 'vitest'
import { order } from '../../bank/testing/payment-order.ts'
import { Teller } from '../../bank/testing/teller.ts'
import { createConsole } from '../console.ts'
import { playAction, type Stage } from './action-kinds.ts'

afterEach(() => {
  vi.useRealTimers()
})

const to = 'Tom Okafor'

async function stageOf(): Promise<{ teller: Teller; stage: Stage }> {
  const teller = await Teller.at('established')
  const stage = { bank: teller.bank, corridor: createConsole(teller.bank), presentation: {} as Stage['presentation'] }
  return { teller, stage }
}

it.each([
  ['settle', 'settled'],
  ['fail', 'failed'],
] as const)('waits for a payment that is still being sent before it lets it %s', async (action, status) => {
  const { teller, stage } = await stageOf()
  const played = playAction(stage, { action, beneficiary: to })
  const { json } = await teller.ask('POST', '/api/payments', order({}))
  document.body.append('Payment created')
  await played
  expect(teller.bank.db.payments.get((json as { id: string }).id)?.status).toBe(status)
})

it('says that there is no such payment when none comes', async () => {
  const { stage } = await stageOf()
  vi.useFakeTimers()
  await Promise.all([
    expect(playAction(stage, { action: 'settle', beneficiary: 'Nobody' })).rejects.toThrow(
      'The page does not show a payment to Nobody under way.',
    ),
    vi.runAllTimersAsync(),
  ])
})
