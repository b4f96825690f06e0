import type { InferType } from 'yup'
import { CARD_LIMITS, type CardCurrency, type CardType, type createCardSchema } from '../../contract/cards.ts'

/** Values of the New Card form, with the limits as typed. The currency has no default. */
export interface NewCardForm {
  cardType: CardType
  currency: CardCurrency | ''
  cardholder: string
  dailyLimit: string
  monthlyLimit: string
}

export const NEW_CARD_DEFAULTS: NewCardForm = {
  cardType: 'virtual',
  currency: '',
  cardholder: '',
  dailyLimit: '',
  monthlyLimit: '',
}

/** The request body. The contract takes the limits as typed, flat and nested. Empty limits are omitted when nested. */
export function newCardBody(form: NewCardForm): InferType<typeof createCardSchema> {
  const daily = form.dailyLimit.trim()
  const monthly = form.monthlyLimit.trim()
  return {
    ...form,
    currency: form.currency as CardCurrency,
    ...((daily || monthly) && { [CARD_LIMITS]: { ...(daily && { daily }), ...(monthly && { monthly }) } }),
  }
}
