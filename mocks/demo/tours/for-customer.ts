import { formatMoney } from '../../../src/text/format.ts'
import type { Customer } from '../dock/page/customer.ts'
import type { Tour } from './tour.ts'

/** The tour with `{currency}` as the customer's currency, and `{250}` as that amount in it. */
export function forCustomer(tour: Tour, { currency }: Pick<Customer, 'currency'>): Tour {
  const worded = (text: string) =>
    text
      .replaceAll('{currency}', currency)
      .replace(/\{(\d{1,9})\}/g, (_, amount: string) => formatMoney(Number(amount), currency))
  return JSON.parse(JSON.stringify(tour), (_, value: unknown) =>
    typeof value === 'string' ? worded(value) : value,
  ) as Tour
}
