import { expect, test, vi } from 'vitest'
import type { ReactNode } from 'react'
import type { Account } from '../../src/contract/accounts.ts'
import type { AuditLogEntry } from '../../src/contract/audit-log.ts'
import type { BeneficialOwner } from '../../src/contract/business-verification.ts'
import type { Card } from '../../src/contract/cards.ts'
import { contract } from '../../src/contract/contract.ts'
import type { Payment } from '../../src/contract/payments.ts'
import type { ReplySchema } from '../../src/contract/values/reply.ts'
import { paymentsCsv } from '../../src/documents/payments-csv.ts'
import { AccountOverlay } from '../../src/features/accounts/account-sheet.tsx'
import { OwnerDetailsDialog } from '../../src/features/business-verification/owners/owner-details-dialog.tsx'
import { CardDetailsDialog } from '../../src/features/cards/card-details-dialog.tsx'
import { PaymentSheet } from '../../src/features/payments/details/payment-sheet.tsx'
import { DEFAULT_SORT, NO_FILTERS } from '../../src/features/payments/list/payment-filters.ts'
import { findPayments } from '../../src/features/payments/list/payment-index.ts'
import { auditLogCsv } from '../../src/features/settings/audit-log/audit-log-csv.ts'
import { AuditLogTable } from '../../src/features/settings/audit-log/audit-log-table.tsx'
import { OrganizationTab } from '../../src/features/settings/organization/organization-tab.tsx'
import { openPage } from '../../src/testing/open-page.tsx'
import { stubBank } from '../../src/testing/stub-bank.ts'

interface Place {
  /** The schema of the list, and fields whose text must be a known one. */
  list: ReplySchema | undefined
  known?: Record<string, string>
  show: (record: never) => ReactNode
  csv?: (records: never) => Promise<string>
  /** Whether the search finds the record by the text. */
  finds?: (record: never, text: string) => boolean
}

const nothing = () => undefined

/** Where each record with texts is shown whole, saved and found. */
const PLACES: Readonly<Record<string, Place>> = {
  Payment: {
    list: contract.listPayments.replySchema,
    known: { currency: 'EUR' },
    show: (payment: Payment) => <PaymentSheet payment={payment} onClose={nothing} />,
    csv: paymentsCsv,
    finds: (payment: Payment, search) =>
      findPayments([payment], { ...NO_FILTERS, ...DEFAULT_SORT, search }).length === 1,
  },
  Account: {
    list: contract.listAccounts.replySchema,
    known: { currency: 'EUR', iban: 'GB29CRDR04007520418830', bic: 'CRDRGB2L' },
    // The CSV of accounts lists balances, not every field.
    show: ({ id }: Account) => <AccountOverlay value={id} onClose={nothing} />,
  },
  Card: {
    list: contract.listCards.replySchema,
    known: { currency: 'EUR', last4: '4821', brand: 'Visa' },
    show: (card: Card) => <CardDetailsDialog card={card} onClose={nothing} />,
  },
  Organization: {
    list: contract.listOrganizations.replySchema,
    known: { country: 'GB' },
    show: () => <OrganizationTab />,
  },
  BeneficialOwner: {
    list: contract.listOwners.replySchema,
    show: (owner: BeneficialOwner) => <OwnerDetailsDialog owner={owner} onClose={nothing} />,
  },
  AuditLogEntry: {
    list: contract.listAuditLogs.replySchema,
    known: { action: 'card.frozen' },
    show: (entry: AuditLogEntry) => <AuditLogTable entries={[entry]} findRecord={nothing} />,
    csv: auditLogCsv,
  },
}

const isPlainText = ({ type, format, pattern, 'x-extensible-enum': known }: ReplySchema) =>
  type === 'string' && !format && !pattern && !known

/** A record with a text of its own in each field of plain text, and these texts. */
function sampleOf({ properties = {} }: ReplySchema, known: Record<string, string>) {
  const texts: string[] = []
  const fill = ([name, schema]: [string, ReplySchema]): [string, unknown] => {
    const { type, format, properties: inner, 'x-extensible-enum': values } = schema
    if (known[name]) return [name, known[name]]
    if (inner) return [name, Object.fromEntries(Object.entries(inner).map(fill))]
    if (type !== 'string') return [name, 12.5]
    if (isPlainText(schema)) texts.push(`Given ${name}`)
    const fixed = { uuid: '3f2a91c0-0000-4000-8000-000000000001', date: '1986-05-04' }
    if (format === 'date-time') return [name, '2026-11-16T09:00:00.000Z']
    return [name, format ? fixed[format] : (values?.[0] ?? `Given ${name}`)]
  }
  return { record: Object.fromEntries(Object.entries(properties).map(fill)) as never, texts }
}

/** What can be read on the page and in its fields. */
const readable = () =>
  [
    document.body.textContent,
    ...[...document.querySelectorAll('input, textarea')].map((one) => (one as HTMLInputElement).value),
  ].join(' ')

test.for(Object.entries(PLACES))(
  'no text of a record is forgotten: %s',
  async ([, { list, known = {}, show, csv, finds }]) => {
    const { record, texts } = sampleOf(list?.items ?? {}, known)
    const bank = stubBank()
    for (const { path } of Object.values(contract)) bank.answer(`GET ${path}`, [])
    for (const { path, replySchema } of Object.values(contract))
      if (replySchema === list) bank.answer(`GET ${path}`, [record])
    openPage(show(record))
    await vi.waitUntil(() => texts.some((text) => readable().includes(text)), 10_000)
    expect(
      texts.filter((text) => !readable().includes(text)),
      'not shown',
    ).toEqual([])
    const file = await csv?.([record] as never)
    expect(
      texts.filter((text) => file?.includes(text) === false),
      'not in the CSV',
    ).toEqual([])
    expect(
      texts.filter((text) => finds?.(record, text) === false),
      'not found by the search',
    ).toEqual([])
  },
)

test('every list of the contract with a text is among them', () => {
  const lists = Object.values(contract).flatMap(({ replySchema }): ReplySchema | never[] => replySchema?.items ?? [])
  const withText = lists.filter(({ properties = {} }) => Object.values(properties).some(isPlainText))
  expect(Object.keys(PLACES)).toEqual(expect.arrayContaining(withText.map(({ title }) => title)))
})
