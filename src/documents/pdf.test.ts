import { expect, it } from 'vitest'
import { pdfLines } from '../testing/pdf-text.ts'
import { openPdf, type PdfDocument } from './pdf.ts'
import { statementPdf } from './statement-pdf.ts'
import type { Balances } from './statement.ts'

const linesOf = async (file: Blob) => pdfLines(Buffer.from(await file.arrayBuffer()).toString('latin1'))

async function written(write: (pdf: PdfDocument) => void): Promise<string[]> {
  const pdf = await openPdf({ title: '', subject: '', letterhead: { name: 'Corridor' } })
  write(pdf)
  return linesOf(pdf.finish())
}

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk and Associates Holding Company Limited'

it('names the language of the document', async () => {
  const pdf = await openPdf({ title: '', subject: '', letterhead: { name: 'Corridor' } })
  expect(await pdf.finish().text()).toContain('/Lang (en-GB)')
})

it('cuts a line that is too long for its column', async () => {
  const lines = await written((pdf) => pdf.line(LONG, 0, 100, { width: 100 }))
  expect(lines.filter((line) => line.startsWith('Donau'))).toEqual([expect.stringMatching(/^Donau.+\.\.\.$/)])
})

it('writes the value of a detail in as many lines as it needs, and the next one below them', async () => {
  const ends: number[] = []
  const lines = await written((pdf) => {
    for (const value of ['Halden', LONG]) ends.push(pdf.details([['Account holder', value]], 100))
  })
  expect(lines.join(' ')).toContain(LONG)
  const [short = 0, long = 0] = ends
  expect(short).toBe(132)
  expect(long).toBeGreaterThan(short + 15)
})

const statementWith = (balances: Balances, legalName = 'Meridian Freight Group plc') =>
  statementPdf({
    currency: 'USD',
    period: { from: '2026-11-01', to: '2026-11-30' },
    legalName,
    issuedAt: '2026-11-20T12:00:00.000Z',
    letterhead: { name: 'Corridor' },
    balances,
    lines: [],
  })

it('never cuts a sum of a statement, or the name of its company', async () => {
  const company = 'Przedsiębiorstwo Handlowo-Usługowe Złoty Łańcuch Spółka z o.o.'
  const balances = { opening: 118_637_630.45, received: 10_000_000.01, exchanged: -9_711.46, closing: 128_627_919 }
  const lines = await linesOf(await statementWith(balances, company))
  expect(lines).toContain(company)
  for (const sum of ['US$118,637,630.45', 'US$10,000,000.01', 'US$0.00', '−US$9,711.46', 'US$128,627,919.00'])
    expect(lines).toContain(sum)
})

/** The sizes of text in a statement with this closing balance. */
const sizesWith = async (closing: number) => {
  const file = await statementWith({ opening: 1, received: 1, exchanged: 1, closing })
  const source = Buffer.from(await file.arrayBuffer()).toString('latin1')
  return new Set([...source.matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size)))
}

it('writes the closing balance smaller where it would reach the sum before it', async () => {
  const usual = await sizesWith(3)
  const added = [...(await sizesWith(1_128_627_919))].filter((size) => !usual.has(size))
  expect(added).toEqual([expect.closeTo(9, 0)])
})
