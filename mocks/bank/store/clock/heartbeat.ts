import type { RoomStorage } from '../storage/room-storage.ts'
import { wallWait, type ClockState } from './clock.ts'

/** Longest wait: a laptop may sleep through a timer. */
const LONGEST = 30_000
const SHORTEST = 20

interface Moving {
  readonly clock: Readonly<ClockState>
  now: () => number
  nextDue: () => number | undefined
  catchUp: () => Promise<void>
}

/** Catches up at the next due time (one timer for all due changes) and when another tab has written. */
export class Heartbeat {
  readonly #bank: Moving
  readonly #page: Document
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(bank: Moving, storage: Pick<RoomStorage, 'onForeignWrite'>, scope: Window) {
    this.#bank = bank
    this.#page = scope.document
    storage.onForeignWrite(() => this.#move(bank.catchUp()))
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

  /** A hidden tab catches up when it is shown. */
  readonly #beat = () => {
    if (this.#page.visibilityState === 'visible') this.#move(this.#bank.catchUp())
  }

  #move(moving: Promise<void>): void {
    void moving.then(
      () => this.arm(),
      // The scenario could not be loaded: the next request tries again and reports it.
      () => this.arm(LONGEST),
    )
  }
}
