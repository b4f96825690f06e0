import { parseAmount, toMajor } from '../../../../src/contract/values/money.ts'
import { createPayment, listPayments, type Payment, paymentTexts } from '../../../../src/contract/payments.ts'
import { repliedTexts, storedTexts } from '../../store/database/texts.ts'
import { handle } from '../../http/handle.ts'
import { refuse } from '../../http/refusal.ts'
import { newestFirst } from '../views.ts'
import { refuseSuspended } from '../organizations/rules.ts'
import { acceptPayment } from './changes.ts'
import type { PaymentRow } from './model.ts'
import { railProblem } from './rules.ts'

export const toPayment = (row: Readonly<PaymentRow>): Payment => ({
  id: row.id,
  rail: row.rail,
  amount: toMajor(row.minor, row.currency),
  currency: row.currency,
  beneficiary: { name: row.beneficiaryName, account: row.beneficiaryAccount },
  ...repliedTexts(paymentTexts, row),
  status: row.status,
  createdAt: row.createdAt,
})

export const paymentHandlers = {
  listPayments: handle(listPayments, ({ db, user }) => newestFirst(db.payments, user.id, toPayment)),

  createPayment: handle(createPayment, {
    // Loaded with the first payment, because the IBAN formats of all countries would slow the start.
    prepare: async () => (await import('ibantools')).isValidIBAN,
    run: (call) => {
      const { body, user, db, prepared: isIban } = call
      const name = body.beneficiaryName.trim()
      const account = body.beneficiaryAccount.trim()
      if (body.beneficiary.name.trim() !== name || body.beneficiary.account.trim() !== account) {
        throw refuse(422, 'The beneficiary is stated twice and differs')
      }
      const amount = parseAmount(body.amount, body.currency)
      if (!amount.ok) throw refuse(422, amount.message)
      const problem = railProblem(body.rail, body.currency, account, isIban)
      if (problem) throw refuse(422, problem)
      refuseSuspended(db, user.id)
      return toPayment(
        acceptPayment(call, user.id, {
          rail: body.rail,
          minor: amount.minor,
          currency: body.currency,
          beneficiaryName: name,
          beneficiaryAccount: account,
          ...storedTexts(paymentTexts, body),
        }),
      )
    },
  }),
}
