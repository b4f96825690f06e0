import { CARD_LIMITS, cardFormSchema } from '../../contract/cards.ts'
import { enteredValues, type FormValues } from '../../ui/forms/form-values.ts'

export type NewCardForm = FormValues<typeof cardFormSchema>

/** The request body. The contract takes the limits as typed, flat and nested. Empty limits are omitted when nested. */
export function newCardBody(form: NewCardForm) {
  const daily = form.dailyLimit.trim()
  const monthly = form.monthlyLimit.trim()
  return {
    ...enteredValues(cardFormSchema, form),
    ...((daily || monthly) && { [CARD_LIMITS]: { ...(daily && { daily }), ...(monthly && { monthly }) } }),
  }
}
