import { toMinor } from '../../../../src/contract/values/money.ts'
import type { Transaction } from '../../store/transaction.ts'
import type { CardRow } from './model.ts'

export interface IssuedCard extends Pick<CardRow, 'cardholder' | 'cardType' | 'currency' | 'status' | 'last4'> {
  /** Major units. */
  daily?: number
  monthly?: number
  issuedAt: number
}

export function seedCards({ db, newId }: Transaction, userId: string, issued: readonly IssuedCard[]): void {
  for (const { daily, monthly, issuedAt, ...card } of issued) {
    db.cards.insert({
      id: newId(),
      userId,
      brand: card.cardType === 'virtual' ? 'Visa' : 'Mastercard',
      ...card,
      createdAt: new Date(issuedAt).toISOString(),
      dailyMinor: daily === undefined ? null : toMinor(daily, card.currency),
      monthlyMinor: monthly === undefined ? null : toMinor(monthly, card.currency),
      position: db.cards.size,
    })
  }
}
