import { useMemo, type ReactNode } from 'react'
import { useEndpoint } from '../../../api/use-endpoint.ts'
import type { AuditLogEntry } from '../../../contract/audit-log.ts'
import { listOwners, type BeneficialOwner } from '../../../contract/business-verification.ts'
import { listFxTrades, type FxTrade } from '../../../contract/fx.ts'
import { listPayments, type Payment } from '../../../contract/payments.ts'
import { paths } from '../../../routing/paths.ts'
import { formatMoney, shortId } from '../../../text/format.ts'

/** What an entry is about, in words instead of an ID. */
interface AuditedRecord {
  /** Plain text, to search in. */
  text: string
  /** The same to show. Names are isolated, so that one written from right to left does not reorder the amount. */
  name: ReactNode
  /** The address of the page that shows it. */
  to: string
}

/** Finds the record of an entity, for example of `payment 3f2a91c0`. */
export type FindRecord = (entity: string) => AuditedRecord | undefined

interface AuditedLists {
  payments?: readonly Payment[] | undefined
  trades?: readonly FxTrade[] | undefined
  owners?: readonly BeneficialOwner[] | undefined
}

/** For example `£25.50 to Tom Okafor`. */
function paymentRecord({ id, amount, currency, beneficiary: { name } }: Payment): AuditedRecord {
  const paid = `${formatMoney(amount, currency)} to `
  return {
    text: paid + name,
    name: (
      <>
        {paid}
        <bdi>{name}</bdi>
      </>
    ),
    to: `${paths.payments}?payment=${encodeURIComponent(id)}`,
  }
}

/** For example `£1,000.00 to €1,176.69`. */
function tradeRecord({ amount, fromCurrency, total, toCurrency }: FxTrade): AuditedRecord {
  const text = `${formatMoney(amount, fromCurrency)} to ${formatMoney(total, toCurrency)}`
  return { text, name: text, to: paths.currencyExchange }
}

const ownerRecord = ({ fullName }: BeneficialOwner): AuditedRecord => ({
  text: fullName,
  name: <bdi>{fullName}</bdi>,
  to: paths.businessVerification,
})

/** The log has only the beginning of an ID; the lists have the names and amounts. */
export function findAudited({ payments = [], trades = [], owners = [] }: AuditedLists): FindRecord {
  const byEntity = new Map<string, () => AuditedRecord>()
  for (const each of payments) byEntity.set(`payment ${shortId(each.id)}`, () => paymentRecord(each))
  for (const each of trades) byEntity.set(`trade ${shortId(each.id)}`, () => tradeRecord(each))
  for (const each of owners) byEntity.set(`owner ${shortId(each.id)}`, () => ownerRecord(each))
  return (entity) => byEntity.get(entity)?.()
}

/** Loads the lists that the entries name. Until then it finds nothing. */
export function useAuditedRecords(entries: readonly AuditLogEntry[]): FindRecord {
  const isNamed = (kind: string) => entries.some(({ entity }) => entity.startsWith(`${kind} `))
  const { data: payments } = useEndpoint(listPayments, { enabled: isNamed('payment') })
  const { data: trades } = useEndpoint(listFxTrades, { enabled: isNamed('trade') })
  const { data: owners } = useEndpoint(listOwners, { enabled: isNamed('owner') })
  return useMemo(() => findAudited({ payments, trades, owners }), [payments, trades, owners])
}
