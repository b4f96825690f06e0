import { expect, it } from 'vitest'
import { pdfLines } from '../testing/pdf-text.ts'
import { sampleDocument } from './sample-document.ts'

it('a sample document is one page with its title, details and watermark', async () => {
  const pdf = await sampleDocument(
    { title: 'Proof of Address', text: 'It proves no address.', details: [['Addressed to', 'Sample Company Ltd']] },
    { name: 'Corridor' },
  )
  const lines = pdfLines(Buffer.from(await pdf.arrayBuffer()).toString('latin1'))
  for (const text of [
    'Proof of Address',
    'It proves no address.',
    'Addressed to',
    'Sample Company Ltd',
    'Sample document',
    'Demonstration',
    'Page 1 of 1',
  ]) {
    expect(lines).toContain(text)
  }
})
