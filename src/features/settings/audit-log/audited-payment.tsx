import { useMemo } from 'react'
import { useEndpoint } from '../../../api/use-endpoint.ts'
import type { AuditLogEntry } from '../../../contract/audit-log.ts'
import { listPayments, type Payment } from '../../../contract/payments.ts'
import { paths } from '../../../routing/paths.ts'
import { formatMoney, shortId } from '../../../text/format.ts'

/** Finds the payment that an entity such as `payment 3f2a91c0` names. */
export type FindPayment = (entity: string) => Payment | undefined

const NO_PAYMENTS: readonly Payment[] = []

/** The log has only the beginning of a payment's ID; the payments list has the payee and the amount. */
export function findAudited(payments: readonly Payment[]): FindPayment {
  const byEntity = new Map(payments.map((payment) => [`payment ${shortId(payment.id)}`, payment]))
  return (entity) => byEntity.get(entity)
}

/** Loads the payments only when an entry names one. Until then it finds none. */
export function useAuditedPayments(entries: readonly AuditLogEntry[]): FindPayment {
  const enabled = entries.some(({ entity }) => entity.startsWith('payment '))
  const { data = NO_PAYMENTS } = useEndpoint(listPayments, { enabled })
  return useMemo(() => findAudited(data), [data])
}

export const paymentAddress = ({ id }: Payment): string => `${paths.payments}?payment=${encodeURIComponent(id)}`

/** `£25.50 to Tom Okafor` */
export const payeeText = ({ amount, currency, beneficiary }: Payment): string =>
  `${formatMoney(amount, currency)} to ${beneficiary.name}`

/** A name from right to left must not reorder the amount. */
export const Payee = ({ payment: { amount, currency, beneficiary } }: { payment: Payment }) => (
  <>
    {formatMoney(amount, currency)} to <bdi>{beneficiary.name}</bdi>
  </>
)
