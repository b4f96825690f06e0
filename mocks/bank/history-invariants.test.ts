import { expect, test } from 'vitest'
import type { Account } from '../../src/contract/accounts.ts'
import { createControls, type Controls } from './controls.ts'
import { topUpAccount } from './domains/accounts/changes.ts'
import { startSession } from './http/session/sign-in.ts'
import { checkBank } from './store/check-bank.ts'
import { createRandom, type Random } from './store/random.ts'
import { order } from './testing/payment-order.ts'
import { Teller } from './testing/teller.ts'

/** `INVARIANT_RUNS=1000` runs 100 sequences of 100 steps. */
const SEQUENCES = Number(process.env['INVARIANT_RUNS'] ?? 100) / 10
const LENGTH = 100

/** Every row but those of sessions and of the history itself, and the clock. */
function momentOf({ bank }: Teller): string {
  const tables = Object.entries(bank.db).filter(([name]) => name !== 'sessions' && name !== 'steps')
  const rows = tables.map(([name, table]) => [name, table.all().toSorted((a, b) => (a.id < b.id ? -1 : 1))])
  return JSON.stringify([rows, bank.now(), bank.clock.speed])
}

/** Two tabs of one browser, and the moments that can be returned to. */
interface World {
  tabs: readonly Teller[]
  random: Random
  /** Before each step, and where the last one was left. */
  moments: string[]
  /** How many steps are done. */
  done: number
}

type Act = (teller: Teller, random: Random, controls: Controls) => Promise<unknown>

const openPayment = ({ bank }: Teller, random: Random) =>
  random.pick(bank.db.payments.all().filter(({ status }) => status === 'queued' || status === 'processing')).id

const ACTS: readonly Act[] = [
  (teller, random) => teller.ask('POST', '/api/payments', order({ amount: `${random.int(1, 4000)}.5` })),
  async (teller, random) => {
    const account = random.pick(await teller.list<Account>('/api/accounts'))
    await teller.bank.change((tx) => topUpAccount(tx, account.id, random.int(1, 900)))
  },
  async (teller, random, { settle }) => settle(openPayment(teller, random)),
  async (teller, random, { fail }) => fail(openPayment(teller, random)),
  (_, random, { advance }) => advance(`${random.int(1, 20)}s`),
  (teller) => {
    const rate = teller.bank.db.quotes.all().at(-1)?.rate
    const trade = { fromCurrency: 'GBP', toCurrency: 'EUR', notional: 5, rate, markupBps: 50 }
    return teller.ask('POST', '/api/fx/execute', trade)
  },
  (teller, random) => teller.ask('POST', '/api/accounts', { currency: random.pick(['GBP', 'EUR']), type: 'multi' }),
]

/** What is no step: time, quotes and signing in. */
const PASSING: readonly ((teller: Teller) => Promise<unknown>)[] = [
  (teller) => teller.ask('POST', '/api/fx/quote', { fromCurrency: 'GBP', toCurrency: 'EUR', amount: 5 }),
  (teller) => startSession(teller.bank),
  (teller) => teller.reload(),
]

const stepsDone = ({ bank }: Teller) => bank.db.steps.all().filter(({ kind }) => kind === 'done').length

async function act(world: World, teller: Teller): Promise<void> {
  const { random } = world
  const before = momentOf(teller)
  const steps = stepsDone(teller)
  // Refused where there is no such payment or no money.
  await random
    .pick(ACTS)(teller, random, createControls(teller.bank))
    .catch(() => undefined)
  if (stepsDone(teller) === steps) return
  world.moments = [...world.moments.slice(0, steps), before]
  world.done = steps + 1
}

async function travel(world: World, teller: Teller, by: -1 | 1): Promise<void> {
  const { undo, redo } = createControls(teller.bank)
  const left = momentOf(teller)
  const known = world.moments.length
  const moved = await (by < 0 ? undo() : redo()).then(
    () => true,
    () => false,
  )
  expect(moved).toBe(by < 0 ? world.done > 0 : world.done < known - 1)
  if (!moved) return
  if (by < 0 && world.done >= known - 1) world.moments[world.done] = left
  world.done += by
  expect(momentOf(teller)).toBe(world.moments[world.done])
}

test(
  `random changes, undos and redos in two tabs lead to the same moments and keep every invariant (${SEQUENCES * LENGTH})`,
  { timeout: 600_000 },
  async () => {
    for (let seed = 1; seed <= SEQUENCES; seed += 1) {
      const first = await Teller.at('established')
      const world: World = {
        tabs: [first, await first.secondTab()],
        random: createRandom(seed),
        moments: [],
        done: 0,
      }
      for (let count = 0; count < LENGTH; count += 1) {
        const { random, tabs } = world
        const teller = random.pick(tabs)
        await teller.bank.catchUp()
        const dice = random.int(1, 10)
        if (dice <= 4) await act(world, teller)
        else if (dice <= 6) await travel(world, teller, -1)
        else if (dice <= 8) await travel(world, teller, 1)
        else if (dice === 9) await random.pick(PASSING)(teller)
        else {
          const wait = random.int(0, 9000)
          for (const tab of tabs) await tab.wait(wait)
        }
        expect(teller.bank.problem(), `seed ${seed}, step ${count}`).toBeUndefined()
      }
      for (const { bank } of world.tabs) expect(await checkBank(bank)).toEqual([])
      expect(new Set(world.tabs.map(momentOf)).size).toBe(1)
    }
  },
)
