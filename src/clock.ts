import { demonstration } from './demonstration/demonstration.ts'

/**
 * The product's only source of the current time, in milliseconds since the epoch. It is the wall clock unless the mock
 * bank sets its own clock, so that dates, countdowns and periods agree with the bank.
 */
export const now = (): number => demonstration().now()
