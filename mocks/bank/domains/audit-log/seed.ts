import type { Transaction } from '../../store/transaction.ts'
import { type Letter, writeTo } from '../write-to.ts'

export interface Event {
  /** Milliseconds. */
  at: number
  action: string
  entity: string
  /** What the bank wrote to the person about it. */
  mail?: Letter
}

/** Adds the events before the scenario's start, in order, with the mails about them. Future events are skipped. */
export function seedAudit({ db, newId, now }: Transaction, userId: string, events: readonly Event[]): void {
  const past = events.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at)
  for (const { at, action, entity, mail } of past) {
    const createdAt = new Date(at).toISOString()
    db.auditEntries.insert({ id: newId(), userId, action, entity, createdAt, position: db.auditEntries.size })
    if (mail)
      writeTo(
        { db, mail: (message) => void db.mails.insert({ link: null, ...message, id: newId(), sentAt: createdAt }) },
        userId,
        mail,
      )
  }
}
