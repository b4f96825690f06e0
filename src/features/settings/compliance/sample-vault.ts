import type { Organization } from '../../../contract/organizations.ts'
import type { SampleDocument } from '../../../documents/sample-document.ts'
import { formatDate } from '../../../text/format.ts'

/** A document of the sample vault that the specification requires. It does not belong to the customer. */
export interface VaultDocument extends SampleDocument {
  id: string
  kind: string
  file: string
  issued: (today: Date) => Date
}

/** For example `28 Oct 2026`. */
export const issuedOn = ({ issued }: VaultDocument, today: number): string =>
  formatDate(issued(new Date(today)).toISOString())

const SAMPLE = { name: 'Sample Company Ltd', registrationNumber: '00000000', address: '1 Sample Street, Sampletown' }

/** The same document with its date, about this company if there is one. */
export function documentOf(document: VaultDocument, company: Organization | undefined, today: number): VaultDocument {
  const details = [...document.details, ['Issued', issuedOn(document, today)] as const]
  if (!company) return { ...document, details }
  const own = new Map([
    [SAMPLE.name, company.name],
    [SAMPLE.registrationNumber, company.registrationNumber],
    [SAMPLE.address, company.address],
  ])
  return { ...document, details: details.map(([label, value]) => [label, own.get(value) || value] as const) }
}

export const SAMPLE_VAULT: readonly VaultDocument[] = [
  {
    id: 'incorporation',
    title: 'Certificate of Incorporation',
    kind: 'PDF',
    file: 'sample-certificate-of-incorporation.pdf',
    issued: () => new Date(2020, 2, 12),
    text: 'Sample certificate, for illustration only. It certifies nothing.',
    details: [
      ['Document', 'Certificate of Incorporation'],
      ['Issued by', 'Registrar of Companies (sample)'],
      ['Company', SAMPLE.name],
      ['Company number', SAMPLE.registrationNumber],
    ],
  },
  {
    id: 'address',
    title: 'Proof of Address',
    kind: 'PDF',
    file: 'sample-proof-of-address.pdf',
    // Last month's bill: the specification asks for a proof of the last three months.
    issued: (today) => new Date(today.getFullYear(), today.getMonth() - 1, 28),
    text: 'Sample utility bill, for illustration only. It proves no address.',
    details: [
      ['Document', 'Proof of Address'],
      ['Issued by', 'Utility company (sample)'],
      ['Addressed to', SAMPLE.name],
      ['Address', SAMPLE.address],
    ],
  },
]
