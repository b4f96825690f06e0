import { describe, expect, it } from 'vitest'
import type { Payment } from '../../../../src/contract/payments.ts'
import { createControls } from '../../controls.ts'
import { startSession, endSession } from '../../http/session/sign-in.ts'
import { order } from '../../testing/payment-order.ts'
import { Teller } from '../../testing/teller.ts'
import { createTestBank } from '../../testing/test-bank.ts'
import { checkBank } from '../check-bank.ts'
import { listSteps } from './list-steps.ts'

const at = async (scenario: 'established' | 'fresh' = 'established') => {
  const teller = await Teller.at(scenario)
  return { teller, bank: teller.bank, ...createControls(teller.bank) }
}

const pay = (teller: Teller, name = 'Tom Okafor', headers = {}) =>
  teller.ask('POST', '/api/payments', order({ name, amount: '25.50' }), headers)

/** What the product shows. */
const shown = async (teller: Teller) => ({
  payments: await teller.list<Payment>('/api/payments'),
  accounts: await teller.list('/api/accounts'),
  audit: await teller.list('/api/audit-logs'),
  mails: teller.bank.db.mails.all(),
  // They have no order but that of their times.
  due: JSON.stringify(teller.bank.db.dueChanges.all().toSorted((a, b) => a.id.localeCompare(b.id))),
  now: teller.bank.now(),
})

describe('taking steps back', () => {
  it('restores rows, money, schedule and clock, in every tab and after a reload', async () => {
    const { teller, undo, redo, history } = await at()
    const other = await teller.secondTab()
    const before = await shown(teller)
    await pay(teller)
    for (const tab of [teller, other]) await tab.wait(60_000)
    const after = await shown(teller)
    expect(await history()).toMatchObject([{ text: 'Paid £25.50 to Tom Okafor', undone: false }])
    await undo()
    expect(await shown(teller)).toEqual(before)
    expect(await shown(other)).toEqual(before)
    await teller.reload()
    expect(await shown(teller)).toEqual(before)
    await createControls(teller.bank).redo()
    expect(await shown(teller)).toEqual(after)
    expect(await shown(other)).toEqual(after)
    for (const tab of [teller, other]) expect(await checkBank(tab.bank)).toEqual([])
    await expect(redo()).rejects.toThrow('There is nothing to do again.')
  })

  it('has a sentence for calls, outcomes of the dock and the clock', async () => {
    const { teller, settle, advance, history } = await at()
    const { json } = await pay(teller)
    await settle((json as Payment).id)
    await advance('1d')
    await advance('90s')
    expect((await history()).map(({ text }) => text)).toEqual([
      'Moved the clock on by 90 seconds',
      'Moved the clock on by 1 day',
      'Payment of £25.50 to Tom Okafor settled',
      'Paid £25.50 to Tom Okafor',
    ])
  })

  it('returns to any step, and to the beginning', async () => {
    const { teller, advance, history, returnTo } = await at()
    const moments = [await shown(teller)]
    for (const name of ['Ann', 'Ben', 'Cem']) {
      await pay(teller, name)
      await advance('1h')
      moments.push(await shown(teller))
    }
    const steps = (await history()).toReversed()
    for (const index of [1, 3, 0, 2]) {
      await returnTo(steps[index * 2 - 1]?.id ?? null)
      expect(await shown(teller)).toEqual(moments[index])
    }
    await expect(returnTo('nothing')).rejects.toThrow('This step is no longer kept.')
  })

  it('keeps what can be done again while time passes, until something else happens', async () => {
    const { teller, undo, redo, history } = await at()
    await pay(teller, 'Ann')
    await pay(teller, 'Ben')
    const both = await shown(teller)
    await undo()
    await teller.wait(60_000)
    expect((await shown(teller)).payments[0]).toMatchObject({ beneficiary: { name: 'Ann' }, status: 'settled' })
    await redo()
    expect(await shown(teller)).toEqual(both)
    await undo()
    await teller.wait(60_000)
    await pay(teller, 'Cem')
    expect((await history()).map(({ text }) => text)).toEqual(['Paid £25.50 to Cem', 'Paid £25.50 to Ann'])
    await expect(redo()).rejects.toThrow('There is nothing to do again.')
    await undo()
    expect((await shown(teller)).payments[0]).toMatchObject({ beneficiary: { name: 'Ann' }, status: 'settled' })
    expect(await checkBank(teller.bank)).toEqual([])
  })

  it('lets the key of a payment be used again, once', async () => {
    const { teller, undo } = await at()
    const before = await shown(teller)
    const key = { 'Idempotency-Key': 'once' }
    const first = await pay(teller, 'Ann', key)
    await undo()
    const second = await pay(teller, 'Ann', key)
    expect(second.status).toBe(201)
    expect(second.text).not.toBe(first.text)
    expect((await pay(teller, 'Ann', key)).text).toBe(second.text)
    expect((await shown(teller)).payments).toHaveLength(before.payments.length + 1)
  })

  it('signs nobody out, and takes signing in back from the audit log alone', async () => {
    const { teller, bank, undo } = await at()
    const before = await shown(teller)
    await pay(teller)
    await endSession(bank)
    await startSession(bank)
    await undo()
    expect(await shown(teller)).toEqual(before)
  })

  it('ends the session of a customer who is not registered at that moment', async () => {
    const { teller, bank, undo, redo } = await at('fresh')
    const rosa = { name: 'Rosa Teague', email: 'rosa@teague.example' }
    await teller.ask('POST', '/api/register', { ...rosa, passwordHash: 'corridor-demo' })
    await bank.change(({ db }) =>
      db.users.update(db.users.where('email', rosa.email)[0]?.id ?? '', { emailVerified: true }),
    )
    await startSession(bank, rosa.email)
    await undo()
    expect((await teller.ask('GET', '/api/user')).status).toBe(200)
    await undo()
    expect((await teller.ask('GET', '/api/user')).status).toBe(401)
    expect(bank.problem()).toBeUndefined()
    await redo()
    expect(bank.db.users.where('email', rosa.email)).toHaveLength(1)
  })

  it('starts anew with a scenario', async () => {
    const { teller, undo, reset } = await at()
    await pay(teller)
    await reset()
    await expect(undo()).rejects.toThrow('There is nothing to take back.')
  })
})

describe('the history', () => {
  it('is not part of an exported state', async () => {
    const { teller, bank } = await at()
    await pay(teller)
    const { savedState } = await import('../storage/saved-state.ts')
    expect(Object.keys(savedState(bank.state(), bank.wall(), null).rows)).not.toContain('steps')
  })

  it('keeps the last 200 steps, and knows that there were others', async () => {
    const { bank, history, returnTo } = await at()
    const rename = (name: string) => bank.change(({ db }) => db.users.update(db.users.all()[0]?.id ?? '', { name }))
    for (let count = 1; count <= 201; count += 1) await rename(`Sarah ${count}`)
    expect(await history()).toHaveLength(200)
    expect(listSteps(bank.db).isCut).toBe(true)
    await returnTo(null)
    expect(bank.db.users.all()[0]?.name).toBe('Sarah 1')
  })

  it('drops the oldest steps when they hold too much', async () => {
    const { bank, history, undo } = await at()
    const send = () =>
      bank.change((tx) => {
        for (let count = 0; count < 30; count += 1) tx.mail({ to: 'a@b.example', subject: '', text: 'x'.repeat(5000) })
      })
    for (let count = 0; count < 20; count += 1) await send()
    expect((await history()).length).toBeLessThan(14)
    expect(listSteps(bank.db).isCut).toBe(true)
    await undo()
    expect(bank.db.mails.where('to', 'a@b.example')).toHaveLength(19 * 30)
  })

  it('ends with a change that cannot be recorded', async () => {
    let isOffline = true
    const load = async () => {
      if (isOffline) throw new TypeError('Failed to fetch')
      return import('../../history.ts')
    }
    const { bank, call, rooms } = await createTestBank({ signedIn: true, history: load })
    expect((await call('POST', '/api/payments', order())).status).toBe(201)
    const { undo, advance } = createControls(bank)
    await expect(undo()).rejects.toThrow('The history could not be loaded.')
    isOffline = false
    await advance('1h')
    isOffline = true
    const offline = await createTestBank({ rooms, history: load })
    await createControls(offline.bank).advance('1h')
    await bank.catchUp()
    await expect(undo()).rejects.toThrow('There is nothing to take back.')
  })

  it('refuses a step that was tampered with, and changes nothing', async () => {
    const { teller, bank, undo } = await at()
    await pay(teller)
    await bank.change(({ db }) => {
      const [step] = db.steps.all()
      if (step) db.steps.update(step.id, { rows: step.rows.replaceAll('"before":null', '"before":{"id":"x"}') })
    })
    const before = teller.snapshot()
    await expect(undo()).rejects.toThrow('This step cannot be read.')
    expect(teller.snapshot()).toBe(before)
  })
})
