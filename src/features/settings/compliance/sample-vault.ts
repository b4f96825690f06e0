import { now } from '../../../clock.ts'
import type { Organization } from '../../../contract/organizations.ts'
import type { SampleDocument } from '../../../documents/sample-document.ts'
import { formatDate } from '../../../text/format.ts'

/** A document of the sample vault that the specification requires. It does not belong to the customer. */
export interface VaultDocument extends SampleDocument {
  id: string
  kind: string
  file: string
  /** How old it is; the specification asks for a proof of address of the last three months. */
  days: number
}

const DAY_MS = 86_400_000

/** For example `26 Oct 2026`. */
export const issuedOn = ({ days }: VaultDocument): string => formatDate(new Date(now() - days * DAY_MS).toISOString())

const SAMPLE = { name: 'Sample Company Ltd', registrationNumber: '00000000', address: '1 Sample Street, Sampletown' }

/** The same document with its date, about this company if there is one. */
export function documentOf(document: VaultDocument, company: Organization | undefined): VaultDocument {
  const details = [...document.details, ['Issued', issuedOn(document)] as const]
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
    days: 2452,
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
    days: 31,
    text: 'Sample utility bill, for illustration only. It proves no address.',
    details: [
      ['Document', 'Proof of Address'],
      ['Issued by', 'Utility company (sample)'],
      ['Addressed to', SAMPLE.name],
      ['Address', SAMPLE.address],
    ],
  },
]
