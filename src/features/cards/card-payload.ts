import type { InferType } from 'yup'
import { CARD_LIMITS, type CardCurrency, type CardType, type createCardSchema } from '../../contract/cards.ts'

/** The 'New Card' form as it is held and typed; the currency is chosen by hand. */
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

/** The limits go out as typed, flat and once more nested; the nested ones hold only the sides that were entered. */
export function newCardBody(form: NewCardForm): InferType<typeof createCardSchema> {
  const daily = form.dailyLimit.trim()
  const monthly = form.monthlyLimit.trim()
  return {
    ...form,
    currency: form.currency as CardCurrency,
    ...((daily || monthly) && { [CARD_LIMITS]: { ...(daily && { daily }), ...(monthly && { monthly }) } }),
  }
}
