import { object } from 'yup'
import { PRODUCT_NAME } from '../product.ts'
import { get, patch, post } from './endpoint.ts'
import { choice, optionalAmount, requiredText } from './values/fields.ts'
import { figure, instant, knownText, listOf, matching, optional, record, text, uuid } from './values/reply.ts'

export const CARD_TYPES = ['virtual', 'physical'] as const
export type CardType = (typeof CARD_TYPES)[number]

export const CARD_CURRENCIES = ['GBP', 'EUR', 'USD'] as const
export type CardCurrency = (typeof CARD_CURRENCIES)[number]

export const CARD_STATUSES = ['active', 'frozen', 'blocked'] as const
export type CardStatus = (typeof CARD_STATUSES)[number]

/** The specification's field `{product}Limits`: named after the product, whatever brand is displayed. */
export const CARD_LIMITS = `${PRODUCT_NAME.toLowerCase() as Lowercase<typeof PRODUCT_NAME>}Limits` as const

/** Major units. Requests send text as entered; replies contain numbers. A missing limit means no limit. */
export interface CardLimits {
  daily?: number
  monthly?: number
}

export interface Card {
  id: string
  brand: string
  cardholder: string
  cardType: CardType
  currency: string
  status: CardStatus
  last4: string
  /** ISO-8601 UTC instant. */
  createdAt: string
  [CARD_LIMITS]?: CardLimits
}

export const cardFormSchema = object({
  cardType: choice('Card type', CARD_TYPES, 'Card type is required'),
  currency: choice('Currency', CARD_CURRENCIES, 'Currency is required'),
  cardholder: requiredText('Cardholder name', 'Cardholder name is required', 80),
  dailyLimit: optionalAmount('Daily limit'),
  monthlyLimit: optionalAmount('Monthly limit'),
})

export const createCardSchema = cardFormSchema
  .shape({
    [CARD_LIMITS]: object({ daily: optionalAmount('Daily limit'), monthly: optionalAmount('Monthly limit') })
      .noUnknown()
      .default(undefined)
      .optional(),
  })
  .noUnknown()

const updateCardSchema = object({
  status: choice('Status', ['active', 'frozen'] as const, 'Status is required'),
}).noUnknown()

const card = record<Card>('Card', {
  id: uuid,
  brand: text,
  cardholder: text,
  cardType: knownText(CARD_TYPES),
  currency: text,
  status: knownText(CARD_STATUSES),
  last4: matching('^\\d{4}$'),
  createdAt: instant,
  [CARD_LIMITS]: optional(record<CardLimits>('CardLimits', { daily: optional(figure), monthly: optional(figure) })),
})

export const listCards = get('/api/cards').returns(listOf(card))
export const createCard = post('/api/cards').body(createCardSchema).returns(card, 201)
export const updateCard = patch('/api/cards/:id').body(updateCardSchema).mayReturn(card)
