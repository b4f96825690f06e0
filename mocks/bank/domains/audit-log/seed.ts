import type { Transaction } from '../../store/transaction.ts'

export interface Event {
  /** Milliseconds. */
  at: number
  action: string
  entity: string
}

/** Adds the events before the scenario's start, in order. Future events are skipped. */
export function seedAudit({ db, newId, now }: Transaction, userId: string, events: readonly Event[]): void {
  const past = events.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at)
  for (const { at, action, entity } of past) {
    db.auditEntries.insert({
      id: newId(),
      userId,
      action,
      entity,
      createdAt: new Date(at).toISOString(),
      position: db.auditEntries.size,
    })
  }
}
