import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { order } from '../../bank/testing/payment-order.ts'
import { Teller } from '../../bank/testing/teller.ts'
import { createConsole } from '../console.ts'
import { playAction, type Stage } from './action-kinds.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
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

describe('on the page', () => {
  beforeEach(() => {
    // jsdom has no layout.
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList)
  })
  const stage = {} as Stage

  it('opens the navigation for a link in it, once the dialog that covers it has closed', async () => {
    document.body.innerHTML = '<div id="root" aria-hidden="true"><button>Open navigation</button></div>'
    const root = document.querySelector('#root')
    const link = Object.assign(document.createElement('a'), { href: '#cards', textContent: 'Cards' })
    root?.querySelector('button')?.addEventListener('click', () => root.append(link))
    const pressed = vi.fn<() => void>()
    link.addEventListener('click', pressed)
    const played = playAction(stage, { action: 'click', role: 'link', name: 'Cards' })
    root?.removeAttribute('aria-hidden')
    await played
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('closes the topmost menu or dialog', async () => {
    document.body.innerHTML = '<div role="dialog"></div><ul role="menu"></ul>'
    const heard: unknown[] = []
    document.body.addEventListener('keydown', ({ key, target }) => heard.push([key, (target as Element).role]))
    await playAction(stage, { action: 'close' })
    expect(heard).toEqual([['Escape', 'menu']])
  })
})
