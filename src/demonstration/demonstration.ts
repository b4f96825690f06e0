import type { Brand } from '../brand/first-brand.ts'
import { PRODUCT_NAME } from '../product.ts'
import { basePath } from '../routing/base-path.ts'

export interface AccountNumbers {
  iban: string
  bic: string
}

/** Money that arrived from outside, in major units. */
interface Credit {
  amount: number
  /** ISO-8601 instant. */
  createdAt: string
}

/** The figures and cities of the illustration beside the sign-in form. Amounts are in major units. */
export interface SignInPicture {
  balance: { amount: number; currency: string }
  routes: readonly { from: string; to: string; rail: string; amount: number; currency: string }[]
}

/** Something that the demonstration does, found by its name in the command palette. */
export interface DemonstrationCommand {
  label: string
  run: () => void
}

/** Everything that a demonstration may replace in the product. A live bank replaces nothing. */
export interface Demonstration {
  /** The current time in milliseconds since the epoch. */
  now: () => number
  brand: Brand
  /** Whether the fixed samples of the specification stand in places where customer data would be. */
  samples: boolean
  /**
   * Whether this is a demonstration at all. It shows keys, card numbers and card spend, which no call of the contract
   * answers, as labelled samples.
   */
  illustrated: boolean
  /** The rates of a pair during the last day, oldest first and the current one last; the contract has only that one. */
  ratesOf: (pair: string) => readonly number[]
  /** What arrived on the customer's accounts in a currency; no call of the contract lists it. */
  creditsIn: (currency: string) => readonly Credit[]
  /** Numbers of new accounts for a prospect of another country or bank, instead of the fixed prefix and BIC. */
  accountNumbers: (() => AccountNumbers) | undefined
  /** Null while the customer it is for is unknown, so that another one's cities are not shown first. */
  signInPicture: SignInPicture | null | undefined
  commands: readonly DemonstrationCommand[]
  /** Separates demonstrations in one browser; the folder of the deployment by default. */
  deviceScope: string
}

let first: Demonstration = {
  now: () => Date.now(),
  brand: { name: PRODUCT_NAME },
  samples: false,
  illustrated: false,
  ratesOf: () => [],
  creditsIn: () => [],
  accountNumbers: undefined,
  signInPicture: undefined,
  commands: [],
  deviceScope: basePath,
}
let present = first
const listeners = new Set<() => void>()

export const demonstration = (): Readonly<Demonstration> => present

/** Puts "Demo only." before the sentence, but not in the product of a real bank. */
export const demoOnly = (sentence: string): string =>
  demonstration().illustrated ? `Demo only. ${sentence}` : sentence

/** What the prerendered screen shows: React has to find the same when it hydrates. */
export const prerendered = (): Readonly<Demonstration> => first

/** Before the first render. */
export function beginWith(parts: Partial<Demonstration>): void {
  first = present = { ...first, ...parts }
}

/** Replaces parts. */
export function demonstrate(parts: Partial<Demonstration>): void {
  present = { ...present, ...parts }
  for (const listener of listeners) listener()
}

export function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
