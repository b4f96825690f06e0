/**
 * The product's only source of the current time. It is the wall clock unless the mock bank sets its own clock, so that
 * dates, countdowns and periods agree with the bank.
 */
let read: () => number = () => Date.now()

/** Milliseconds since the epoch. */
export const now = (): number => read()

export function setClock(clock: () => number): void {
  read = clock
}
