import { moneyText } from '../accounts/rules.ts'
import type { Letter } from '../write-to.ts'
import type { PaymentRow } from './model.ts'

export const failedMail = ({
  beneficiaryName,
  minor,
  currency,
}: Pick<PaymentRow, 'beneficiaryName' | 'minor' | 'currency'>): Letter => ({
  subject: `Your payment to ${beneficiaryName} failed`,
  text: `${moneyText(minor, currency)} was not sent. No money left your account.`,
})
