import type { Payment } from '../../../contract/payments.ts'

/** Somebody who was paid before, with the details of the latest payment. */
export interface EarlierBeneficiary {
  name: string
  account: string
  rail: string
  currency: string
}

/** Of a list of payments that has the newest first. One name with two accounts counts as two beneficiaries. */
export function earlierBeneficiaries(payments: readonly Payment[]): EarlierBeneficiary[] {
  const found = new Map<string, EarlierBeneficiary>()
  for (const { beneficiary, rail, currency } of payments) {
    const key = `${beneficiary.name}\n${beneficiary.account}`
    if (!found.has(key)) found.set(key, { ...beneficiary, rail, currency })
  }
  return [...found.values()]
}
