import type { Page } from '@playwright/test'
import { createRandom } from '../../mocks/bank/store/random.ts'

interface MonkeyOptions {
  seed: number
  /** Stops after this many actions or milliseconds, whichever comes first. */
  actions: number
  milliseconds: number
}

/** Without what leaves the application or opens a dialog of the system. */
const CONTROLS =
  'button, a[href]:not([href^="mailto:"], [target=_blank], [download]), [role=tab], summary, th, tr, ' +
  'label:not(:has(input[type=file]))'
const FIELDS = 'input:not([type=file], [type=checkbox], [type=radio], [readonly]), textarea'

const TEXTS = ['', ' ', '12.50', '-1', '1e309', 'Tom Okafor', 'tom@okafor.example', '=1+1', '１２３', '👩‍👩‍👧‍👦'].concat([
  '<img src=x onerror=alert(1)>',
  'ü'.repeat(300),
  '2026-02-30',
  '2026-11-20',
])
const KEYS = 'Escape Tab ArrowDown ArrowUp ArrowLeft ArrowRight Home End Space PageDown a /'.split(' ')

/** How long an element may take that is covered or going away. */
const timeout = 500

/**
 * Presses, types, scrolls and goes back at random, reproducibly for a seed, as somebody without a plan would. Returns
 * the last thirty actions.
 */
export async function sendRandomInput(page: Page, { seed, actions, milliseconds }: MonkeyOptions): Promise<string[]> {
  const { int, pick } = createRandom(seed)
  const log: string[] = []
  const note = (what: string) => {
    log.push(what)
    if (log.length > 30) log.shift()
  }
  const oneOf = async (what: string, selector: string) => {
    const all = page.locator(selector).filter({ visible: true })
    const one = all.nth(int(0, 1_000_000) % Math.max(1, await all.count()))
    note(`${what} ${(await one.ariaSnapshot({ timeout })).slice(0, 60)}`)
    return one
  }
  const acts: readonly [weight: number, act: () => Promise<unknown>][] = [
    [50, async () => (await oneOf('press', CONTROLS)).click({ clickCount: pick([1, 1, 1, 3]), force: true, timeout })],
    [20, async () => (await oneOf('type into', FIELDS)).fill(pick(TEXTS), { timeout })],
    [10, async () => (await oneOf('choose in', 'select')).selectOption({ index: int(0, 3) }, { timeout })],
    [10, () => page.keyboard.press(pick(KEYS))],
    [6, () => page.mouse.wheel(0, int(-900, 900))],
    // Only to pages of the application.
    [
      2,
      () => page.evaluate(() => ((history.state as { idx?: number } | null)?.idx ? history.back() : history.forward())),
    ],
    [1, () => page.evaluate(() => window.corridor.advance('1d'))],
    [1, () => page.evaluate(() => window.corridor.fault({ status: 500, once: true }))],
  ]
  const drawn = acts.flatMap(([weight, act]) => Array<typeof act>(weight).fill(act))
  const end = Date.now() + milliseconds
  for (let count = 0; count < actions && Date.now() < end; count += 1)
    // What is disabled, or has gone meanwhile, is left alone.
    await pick(drawn)().catch((error: Error) => note(error.message.split('\n')[0] ?? ''))
  return log
}
