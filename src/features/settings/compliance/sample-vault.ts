import type { SampleDocument } from '../../../documents/sample-document.ts'

/** A document of the sample vault that the specification requires. It does not belong to the customer. */
export interface VaultDocument extends SampleDocument {
  id: string
  kind: string
  file: string
}

const SAMPLE_COMPANY = 'Sample Company Ltd'

/** The same document about a company of its own. */
export const documentOf = (document: VaultDocument, company = SAMPLE_COMPANY): VaultDocument => ({
  ...document,
  details: document.details.map(([label, value]) => [label, value === SAMPLE_COMPANY ? company : value] as const),
})

export const SAMPLE_VAULT: readonly VaultDocument[] = [
  {
    id: 'incorporation',
    title: 'Certificate of Incorporation',
    kind: 'PDF',
    file: 'sample-certificate-of-incorporation.pdf',
    text: 'Sample certificate, for illustration only. It certifies nothing.',
    details: [
      ['Document', 'Certificate of Incorporation'],
      ['Issued by', 'Registrar of Companies (sample)'],
      ['Company', SAMPLE_COMPANY],
      ['Company number', '00000000'],
    ],
  },
  {
    id: 'address',
    title: 'Proof of Address',
    kind: 'PDF',
    file: 'sample-proof-of-address.pdf',
    text: 'Sample utility bill, for illustration only. It proves no address.',
    details: [
      ['Document', 'Proof of Address'],
      ['Issued by', 'Utility company (sample)'],
      ['Addressed to', SAMPLE_COMPANY],
      ['Address', '1 Sample Street, Sampletown'],
    ],
  },
]
