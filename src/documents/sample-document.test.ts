import { expect, it } from 'vitest'
import { sampleDocument } from './sample-document.ts'

it('a sample document is one page with its title, details and watermark', async () => {
  const pdf = await sampleDocument(
    { title: 'Proof of Address', text: 'It proves no address.', details: [['Addressed to', 'Sample Company Ltd']] },
    { name: 'Corridor' },
  )
  const source = await pdf.text()
  expect(source.startsWith('%PDF-')).toBe(true)
  for (const text of [
    'Proof of Address',
    'It proves no address.',
    'Addressed to',
    'Sample Company Ltd',
    'Sample document',
    'Demonstration',
    'Page 1 of 1',
  ]) {
    expect(source).toContain(`(${text})`)
  }
})
