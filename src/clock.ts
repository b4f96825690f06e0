/**
 * The product's only source of the current time. Beside a real bank it is the wall clock; a demonstration puts its
 * own clock here, so that dates, countdowns and periods agree with the bank behind the calls.
 */
let read: () => number = () => Date.now()

/** Milliseconds since the epoch. */
export const now = (): number => read()

export function setClock(clock: () => number): void {
  read = clock
}
