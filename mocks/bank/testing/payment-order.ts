export interface Order {
  rail: string
  amount: string | number
  currency: string
  name: string
  account: string
  reference?: string
}

/** The body of a valid payment, with changes. */
export const order = (changes: Partial<Order> = {}): Record<string, unknown> => {
  const { rail, amount, currency, name, account, reference } = {
    rail: 'FASTER_PAYMENTS',
    amount: '12.50',
    currency: 'GBP',
    name: 'Tom Okafor',
    account: '99-40-27 58201173',
    reference: 'Lunch',
    ...changes,
  }
  return {
    rail,
    amount,
    currency,
    beneficiaryName: name,
    beneficiaryAccount: account,
    reference,
    beneficiary: { name, account },
  }
}
