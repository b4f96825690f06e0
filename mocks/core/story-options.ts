/** What a story may begin with, whoever asks for it: a link, a script or the dock. */

/** More of them than this no browser shows at once. */
export const MAX_PAYMENTS = 100_000

const isWhole = (value: unknown, min: number, max: number): value is number => Number.isInteger(value) && (value as number) >= min && (value as number) <= max

export const isPaymentCount = (value: unknown): value is number => isWhole(value, 1, MAX_PAYMENTS)

export const MAX_SEED = 0x7fffffff
export const isSeed = (value: unknown): value is number => isWhole(value, 0, MAX_SEED)
