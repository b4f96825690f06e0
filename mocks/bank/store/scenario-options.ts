import type { ProspectKit } from './prospect-kit.ts'

/** Options for starting a scenario, read from a link, a script or the dock. */
export interface BeginOptions {
  seed?: number | undefined
  /** The bank's time at the start; the wall-clock time by default. */
  now?: number | undefined
  /** How many payments, for the scenarios that take a number. */
  payments?: number | null | undefined
  /** The company that the scenario is about instead of its own. */
  prospect?: ProspectKit | null | undefined
  /** Keeps the current session and gives it to the scenario's person. */
  staySignedIn?: boolean
}

/** What a link asks for; by default the stored scenario. */
export type ScenarioWish = BeginOptions & { scenario?: string | undefined }

/** More of them than this no browser shows at once. */
export const MAX_PAYMENTS = 100_000

export const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max

export const isPaymentCount = (value: unknown): value is number => isWhole(value, 1, MAX_PAYMENTS)

export const MAX_SEED = 0x7fffffff
export const isSeed = (value: unknown): value is number => isWhole(value, 0, MAX_SEED)

/** The years 2000 to 2099. Numbers, because a bundler keeps the calls of `Date.UTC` also where nothing uses them. */
const MIN_TIME = 946_684_800_000
const MAX_TIME = 4_102_444_799_999
export const isTime = (value: unknown): value is number => isWhole(value, MIN_TIME, MAX_TIME)

/** Reads a time as links write it; undefined when it is invalid. */
export function readTime(text: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z)?$/.test(text) ? Date.parse(text) : Number.NaN
  // Date.parse turns 31 February into 3 March.
  return isTime(time) && new Date(time).toISOString().startsWith(text.slice(0, 10)) ? time : undefined
}
