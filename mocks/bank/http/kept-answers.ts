import type { Transaction } from '../store/transaction.ts'
import { ANSWER_AGE_MS, type AnswerRow, KEPT_ANSWERS } from './idempotency.ts'

/** Keeps an answer. Of answers that are too old or too many, only the keys stay. */
export function keepAnswer({ db, now }: Pick<Transaction, 'db' | 'now'>, answer: Omit<AnswerRow, 'at'>): void {
  const kept = db.answers.where('keptFor', answer.keptFor)
  const tooMany = kept.length + 1 - KEPT_ANSWERS
  for (const [index, { id, at }] of kept.entries())
    if (index < tooMany || now - at >= ANSWER_AGE_MS) db.answers.update(id, { keptFor: '', body: '' })
  db.answers.insert({ ...answer, at: now })
}

/** Whether the answer can be repeated at this time of the bank's clock. */
export const isKept = ({ keptFor, at }: AnswerRow, now: number): boolean => keptFor !== '' && now - at < ANSWER_AGE_MS
