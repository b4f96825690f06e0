export interface Order {
  rail: string
  amount: string | number
  currency: string
  name: string
  account: string
  reference?: string
}

/** The body of a valid payment, with changes. */
export const order = ({ name = 'Tom Okafor', account = '99-40-27 58201173', ...changes }: Partial<Order> = {}) => ({
  rail: 'FASTER_PAYMENTS',
  amount: '12.50',
  currency: 'GBP',
  beneficiaryName: name,
  beneficiaryAccount: account,
  reference: 'Lunch',
  beneficiary: { name, account },
  ...changes,
})
