import type { Transfer } from './model.ts'
import { available, reserved } from './transfers.ts'

export interface Balance {
  /** Minor units. `available = current - reserved`, by construction. */
  current: number
  reserved: number
  available: number
}

export class Balances {
  private readonly minor = new Map<string, number>()

  book({ from, to, minor }: Pick<Transfer, 'from' | 'to' | 'minor'>): void {
    this.minor.set(from, this.side(from) - minor)
    this.minor.set(to, this.side(to) + minor)
  }

  /** Reverses `book`, for a restored or reset state. */
  strike({ from, to, minor }: Pick<Transfer, 'from' | 'to' | 'minor'>): void {
    this.book({ from: to, to: from, minor })
  }

  clear(): void {
    this.minor.clear()
  }

  /** The ledger accounts that are not at zero. */
  filled(): string[] {
    return [...this.minor].flatMap(([ledgerAccount, minor]) => (minor === 0 ? [] : ledgerAccount))
  }

  side(ledgerAccount: string): number {
    return this.minor.get(ledgerAccount) ?? 0
  }

  of(accountId: string): Balance {
    const free = this.side(available(accountId))
    const held = this.side(reserved(accountId))
    return { current: free + held, reserved: held, available: free }
  }
}
