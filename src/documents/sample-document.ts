import { MUTED, openPdf, PAGE } from './pdf.ts'
import type { Letterhead } from './letterhead.ts'

export interface SampleDocument {
  title: string
  text: string
  details: readonly (readonly [label: string, value: string])[]
}

/** A one-page PDF in place of a document that a customer would have uploaded. */
export async function sampleDocument({ title, text, details }: SampleDocument, letterhead: Letterhead): Promise<Blob> {
  const pdf = await openPdf({ title: `Sample: ${title}`, subject: 'Sample document', letterhead })
  const width = PAGE.width - 2 * PAGE.margin
  pdf.line('Sample document', PAGE.width - PAGE.margin, 64, { color: MUTED, align: 'right' })
  pdf.line(title, PAGE.margin, 150, { size: 22, bold: true })
  const y = pdf.paragraph(text, PAGE.margin, 186, width, { size: 11 })
  pdf.details(details, y + 20)
  return pdf.finish()
}
