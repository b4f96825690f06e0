import type { Bank } from './core/bank.ts'
import { advanced, parseDuration, withSpeed } from './core/clock.ts'
import { MAX_FAULTS, readFault, type Fault } from './core/network.ts'
import type { LoggedRequest } from './core/request-log.ts'
import type { MailRow } from './core/mail.ts'
import type { BeginOptions } from './core/bank.ts'
import { startSession, endSession } from './core/sign-in.ts'
import { scenarios } from './scenarios/scenarios.ts'

/** What scripts, the dock and browser tests do to the bank. Every promise resolves once the product can see the effect. */
export interface Console {
  /** Begins a scenario; whoever was signed in becomes that scenario's person. */
  scenario: (name: string, options?: BeginOptions) => Promise<void>
  /** Signs in without a password: the scenario's person unless said. */
  signIn: (email?: string) => Promise<void>
  signOut: () => Promise<void>
  /** Begins the present scenario anew. */
  reset: () => Promise<void>
  /** Every mail that the bank sent, newest first. */
  inbox: () => Promise<Mail[]>
  /** Moves the clock on: `90s`, `15m`, `1h`, `2d`. What falls due meanwhile happens. */
  advance: (duration: string) => Promise<void>
  pause: () => Promise<void>
  resume: () => Promise<void>
  /** The next calls that match get `status`, or wait `delay` milliseconds, or both. */
  fault: (fault: Partial<Omit<Fault, 'id'>>) => Promise<void>
  clearFaults: () => Promise<void>
  /** The latest calls, newest first; secrets redacted. */
  requests: () => Promise<readonly LoggedRequest[]>
}

export type Mail = Pick<MailRow, 'id' | 'to' | 'subject' | 'text' | 'link' | 'sentAt'>

declare global {
  interface Window {
    corridor: Console
  }
}

export function createConsole(bank: Bank): Console {
  const begin = async (name: string, options: BeginOptions) => {
    if (!Object.hasOwn(scenarios, name)) throw new Error(`There is no scenario "${name}". There are: ${Object.keys(scenarios).join(', ')}`)
    const someoneWas = bank.signedIn() !== undefined
    await bank.begin(name, options)
    if (someoneWas && bank.person) await startSession(bank, bank.person)
  }
  return {
    scenario: (name, options = {}) => begin(name, options),
    reset: () => begin(bank.record.scenario, { seed: bank.record.seed, ...(bank.record.payments !== null && { payments: bank.record.payments }) }),
    async signIn(email) {
      await bank.catchUp()
      const to = email ?? bank.person
      if (to === null) throw new Error(`Nobody has an account in the scenario "${bank.record.scenario}"`)
      await startSession(bank, to)
    },
    signOut: () => endSession(bank),
    async inbox() {
      await bank.catchUp()
      return bank.db.mails
        .all()
        .map(({ id, to, subject, text, link, sentAt }) => ({ id, to, subject, text, link, sentAt }))
        .toReversed()
        .toSorted((a, b) => b.sentAt.localeCompare(a.sentAt))
    },
    async advance(duration) {
      const by = parseDuration(duration)
      if (by === undefined) throw new Error(`Cannot read "${duration}": write 90s, 15m, 1h or 2d`)
      await bank.setClock((clock, wall) => advanced(clock, wall, by))
    },
    pause: () => bank.setClock((clock, wall) => withSpeed(clock, wall, 0)),
    resume: () => bank.setClock((clock, wall) => withSpeed(clock, wall, 1)),
    async fault(fault) {
      await bank.catchUp()
      const read = readFault(fault)
      if (typeof read === 'string') throw new Error(read)
      if (bank.network.faults.length >= MAX_FAULTS) throw new Error(`There can be at most ${MAX_FAULTS} faults`)
      bank.setNetwork({ faults: [...bank.network.faults, { ...read, id: bank.random.uuid() }] })
    },
    async clearFaults() {
      await bank.catchUp()
      bank.setNetwork({ faults: [] })
    },
    requests: async () => bank.requests.list(),
  }
}
