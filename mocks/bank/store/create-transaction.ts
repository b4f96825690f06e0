import type { Transaction } from './transaction.ts'

export interface TransactionContext extends Pick<
  Transaction,
  'db' | 'now' | 'newId' | 'int' | 'switches' | 'seed' | 'seededAt' | 'prospect'
> {
  /** Name that seeds the random numbers, so that every tab draws the same; random when absent. */
  stream: string
}

export function createTransaction(base: Omit<TransactionContext, 'stream'> & { stream?: string }): Transaction {
  const { db, now, newId } = base
  const at = new Date(now).toISOString()
  return {
    ...base,
    at,
    audit: (userId, action, entity) =>
      void db.auditEntries.insert({
        id: newId(),
        userId,
        action,
        entity,
        createdAt: at,
        position: db.auditEntries.size,
      }),
    mail: (message) => void db.mails.insert({ link: null, ...message, id: newId(), sentAt: at }),
    schedule: (kind, subject, afterMs) => void db.dueChanges.insert({ id: newId(), at: now + afterMs, kind, subject }),
    unschedule(subject) {
      for (const { id } of db.dueChanges.where('subject', subject)) db.dueChanges.remove(id)
    },
  }
}
