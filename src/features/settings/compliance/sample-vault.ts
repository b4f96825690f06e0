import type { SampleDocument } from '../../../documents/sample-document.ts'

/** A document of the sample vault that the specification requires. It does not belong to the customer. */
export interface VaultDocument extends SampleDocument {
  id: string
  kind: string
  file: string
}

export const SAMPLE_VAULT: readonly VaultDocument[] = [
  {
    id: 'incorporation',
    title: 'Certificate of Incorporation',
    kind: 'PDF, sample',
    file: 'sample-certificate-of-incorporation.pdf',
    text:
      'This sample stands where the certificate that a company registrar issues would be kept. ' +
      'It shows the form of the document and certifies nothing.',
    details: [
      ['Document', 'Certificate of Incorporation'],
      ['Issued by', 'Registrar of Companies (sample)'],
      ['Company', 'Sample Company Ltd'],
      ['Company number', '00000000'],
    ],
  },
  {
    id: 'address',
    title: 'Proof of Address',
    kind: 'PDF, sample',
    file: 'sample-proof-of-address.pdf',
    text:
      'This sample stands where a bank statement or utility bill of the last three months would be kept. ' +
      'It shows the form of the document and proves no address.',
    details: [
      ['Document', 'Proof of Address'],
      ['Issued by', 'Utility company (sample)'],
      ['Addressed to', 'Sample Company Ltd'],
      ['Address', '1 Sample Street, Sampletown'],
    ],
  },
]
