import { wallWait, type ClockState } from './clock.ts'

/** Looked at again after this long at the latest: a laptop may have slept through its timer. */
const LONGEST = 30_000
const SHORTEST = 20

/** What of a bank moves. */
interface Moving {
  readonly clock: Readonly<ClockState>
  now: () => number
  /** When the next change is due on the bank's clock. */
  nextDue: () => number | undefined
  catchUp: () => Promise<void>
  /** Another tab has written and left this stamp. */
  hear: (stamp: string | null) => Promise<void>
}

/** Moves a bank by itself: one timer to the next due time, whatever the number of changes, and the other tabs' stamps. */
export class Heartbeat {
  readonly #bank: Moving
  readonly #page: Document
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(bank: Moving, stampKey: string, scope: Window) {
    this.#bank = bank
    this.#page = scope.document
    scope.addEventListener('storage', ({ key, newValue }) => {
      if (key === null || key === stampKey) this.#move(bank.hear(newValue))
    })
    for (const event of ['pageshow', 'focus']) scope.addEventListener(event, this.#beat)
    scope.document.addEventListener('visibilitychange', this.#beat)
    this.arm()
  }

  arm(shortest = SHORTEST): void {
    clearTimeout(this.#timer)
    const next = this.#bank.nextDue()
    if (next === undefined) return
    const wait = wallWait(this.#bank.clock, next - this.#bank.now())
    if (wait !== Number.POSITIVE_INFINITY)
      this.#timer = setTimeout(this.#beat, Math.min(Math.max(wait, shortest), LONGEST))
  }

  /** A hidden tab leaves the clock to a visible one; it catches up when it is shown. */
  readonly #beat = () => {
    if (this.#page.visibilityState === 'visible') this.#move(this.#bank.catchUp())
  }

  #move(moving: Promise<void>): void {
    void moving.then(
      () => this.arm(),
      // A scenario that cannot be loaded: whoever asks the bank next tries again, and is told.
      () => this.arm(LONGEST),
    )
  }
}
