import type { Payment } from '../../../contract/payments.ts'

/** Somebody who was paid before, with the details of the latest payment. */
export interface Payee {
  name: string
  account: string
  rail: string
  currency: string
}

/** The payees of a list of payments that has the newest first. One name with two accounts counts as two payees. */
export function payeesOf(payments: readonly Payment[]): Payee[] {
  const payees = new Map<string, Payee>()
  for (const { beneficiary, rail, currency } of payments) {
    const key = `${beneficiary.name}\n${beneficiary.account}`
    if (!payees.has(key)) payees.set(key, { ...beneficiary, rail, currency })
  }
  return [...payees.values()]
}
