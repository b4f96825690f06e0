import { Big } from 'big.js'
import { CARD_LIMITS, type Card, type CardLimits } from '../../contract/cards.ts'
import { parseAmount } from '../../contract/values/money.ts'
import { useDeviceMemory } from '../../session/use-device-memory.ts'
import { formatMoney } from '../../text/format.ts'

/** Limits as typed, in major units. An empty string means no limit. */
export interface LimitTexts {
  daily: string
  monthly: string
}

/** Limits entered in "Set Limits" are kept on this device only, because the contract cannot change them. */
export function useLimitsPreview(card: Pick<Card, 'id' | 'currency'>) {
  return useDeviceMemory<LimitTexts | null>(`card-limits:${card.id}`, (stored) => readLimits(stored, card.currency))
}

/** Validates stored limits, which may come from another version. Unreadable limits become empty. */
export function readLimits(stored: unknown, currency: string): LimitTexts | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { daily, monthly } = stored as Partial<Record<keyof LimitTexts, unknown>>
  const readable = (side: unknown): string =>
    typeof side === 'string' && parseAmount(side, currency).ok ? side.trim() : ''
  return { daily: readable(daily), monthly: readable(monthly) }
}

/** The limits at the bank as form values. */
export function limitTexts(card: Card): LimitTexts {
  const { daily, monthly }: CardLimits = card[CARD_LIMITS] ?? {}
  return { daily: plainText(daily), monthly: plainText(monthly) }
}

const plainText = (limit: number | undefined): string => (limit === undefined ? '' : plainLimit(limit))

/** Writes "750.00" as 750 and "1000.5" as 1000.50. No limit is an empty text. */
export function plainLimit(limit: string | number): string {
  const text = String(limit).trim()
  if (text === '') return ''
  const amount = Big(text)
  return amount.eq(amount.round()) ? amount.toFixed() : amount.toFixed(2)
}

export const describeLimit = (limit: string, currency: string): string =>
  limit === '' ? 'No limit' : formatMoney(Number(limit), currency)
