import { nullable, primaryKey } from '@mswjs/data'
import { CARD_STATUSES, CARD_TYPES, cardTexts } from '../../../../src/contract/cards.ts'
import { currencyCode, instant } from '../../store/database/forms.ts'
import { fitting, oneOf, table, type RowOf } from '../../store/database/table.ts'
import { textColumns } from '../../store/database/texts.ts'

export type CardRow = RowOf<typeof cards>

export const cards = table({
  model: {
    id: primaryKey(String),
    userId: String,
    brand: String,
    ...textColumns(cardTexts),
    cardType: oneOf(CARD_TYPES),
    currency: currencyCode,
    status: oneOf(CARD_STATUSES),
    last4: fitting((value) => /^\d{4}$/.test(value)),
    createdAt: instant,
    /** Minor units; null when no limit was entered. */
    dailyMinor: nullable(Number),
    monthlyMinor: nullable(Number),
    position: Number,
  },
  indexes: ['userId'],
  feeds: ['/api/cards'],
})
