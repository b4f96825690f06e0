import { object } from 'yup'
import { PRODUCT_NAME } from '../product.ts'
import { get, patch, post } from './endpoint.ts'
import { choice, optionalAmount, requiredText } from './values/fields.ts'
import {
  figure,
  instant,
  knownText,
  listOf,
  matching,
  optional,
  record,
  textFields,
  text,
  uuid,
  type ReplyOf,
} from './values/reply.ts'

export const CARD_TYPES = ['virtual', 'physical'] as const

export const CARD_CURRENCIES = ['GBP', 'EUR', 'USD'] as const

export const CARD_STATUSES = ['active', 'frozen', 'blocked'] as const
export type CardStatus = (typeof CARD_STATUSES)[number]

/** The specification's field `{product}Limits`: named after the product, whatever brand is displayed. */
export const CARD_LIMITS = `${PRODUCT_NAME.toLowerCase() as Lowercase<typeof PRODUCT_NAME>}Limits` as const

/** Texts of a card that the bank keeps as they are sent. */
export const cardTexts = { cardholder: requiredText('Cardholder name', 'Cardholder name is required', 80) }

/** Major units. Requests send text as entered; replies contain numbers. A missing limit means no limit. */
const cardLimits = record('CardLimits', { daily: optional(figure), monthly: optional(figure) })
export type CardLimits = ReplyOf<typeof cardLimits>

const card = record('Card', {
  id: uuid,
  brand: text,
  ...textFields(cardTexts),
  cardType: knownText(CARD_TYPES),
  currency: text,
  status: knownText(CARD_STATUSES),
  last4: matching('^\\d{4}$'),
  createdAt: instant,
  [CARD_LIMITS]: optional(cardLimits),
})
export type Card = ReplyOf<typeof card>

export const cardFormSchema = object({
  cardType: choice('Card type', CARD_TYPES, 'Card type is required'),
  currency: choice('Currency', CARD_CURRENCIES, 'Currency is required'),
  ...cardTexts,
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

export const listCards = get('/api/cards').returns(listOf(card))
export const createCard = post('/api/cards').body(createCardSchema).returns(card, 201)
export const updateCard = patch('/api/cards/:id').body(updateCardSchema).mayReturn(card)
