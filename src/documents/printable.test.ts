import { describe, expect, it } from 'vitest'
import { pdfLines } from '../testing/pdf-text.ts'
import { openPdf } from './pdf.ts'
import { printable } from './printable.ts'

describe('a text in a PDF', () => {
  it.each([
    ['Rösterei – “30 €” (é)', 'Rösterei – “30 €” (é)'],
    ['−12.50', '−12.50'],
    ['Łódź Ștefan Đoković', 'Łódź Ștefan Đoković'],
    ['東京 Coffee 😀', '?? Coffee ?'],
    ['Ro\u0308sterei', 'Rösterei'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['Ελλάδα, Ωμέγα ΑΕ', 'Ελλάδα, Ωμέγα ΑΕ'],
    ['Ива\u0301н Щукин', 'Иван Щукин'],
    ['Київ \u200E№ 7', 'Київ № 7'],
    ['ǹ ﬁ Ａ', 'n fi A'],
  ])('prints %j as %j', (text, written) => {
    expect(printable(text)).toBe(written)
  })
})

const lettersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).filter((char) =>
    /\p{L}/u.test(char),
  )

it('can print every letter of the Latin, Greek and Cyrillic alphabets of Europe', () => {
  const letters = [
    ...lettersFrom(0xc0, 0x17f),
    ...lettersFrom(0x391, 0x3c9),
    ...lettersFrom(0x400, 0x45f),
    ...lettersFrom(0x490, 0x491),
  ]
  // Kept for Afrikaans; Unicode itself advises to write two letters instead.
  expect(letters.filter((char) => printable(char) !== char)).toEqual(['\u0149'])
})

it('finds every printable character in the fonts of a PDF', async () => {
  const all = Array.from({ length: 0x2200 }, (_, code) => String.fromCharCode(code)).filter(
    (char) => /\P{C}/u.test(char) && printable(char) === char,
  )
  const pdf = await openPdf({ title: '', subject: '', letterhead: { name: 'C' } })
  for (const [style, bold] of [false, true].entries()) pdf.line(all.join(''), 0, 100 + style, { size: 1, bold })
  const written = pdfLines(Buffer.from(await pdf.finish().arrayBuffer()).toString('latin1'))
  expect(written.filter((line) => line === all.join(''))).toHaveLength(2)
})

describe('a document of two pages', () => {
  const NOTE = 'Characters this file cannot show are printed as ?.'
  const notesIn = async (text: { name?: string; line?: string; paragraph?: string; details?: string }) => {
    const pdf = await openPdf({ title: 'Statement', subject: '', letterhead: { name: text.name ?? 'Corridor' } })
    pdf.line(text.line ?? '', 0, 100)
    pdf.newPage()
    pdf.paragraph(text.paragraph ?? '', 0, 100, 300)
    pdf.details([['Beneficiary', text.details ?? '']], 200)
    const lines = pdfLines(Buffer.from(await pdf.finish().arrayBuffer()).toString('latin1'))
    return lines.filter((line) => line === NOTE).length
  }

  it.each([{ name: '東京' }, { line: '東京 Coffee' }, { paragraph: 'القهوة' }, { details: 'Coffee 😀' }])(
    'says on each page that ? stands for a character it cannot show: %j',
    async (text) => expect(await notesIn(text)).toBe(2),
  )

  it.each(['Łódź ﬁǹ', 'Ива\u0301н', 'Who?', '？'])('does not say so where every letter is shown: %j', async (text) => {
    expect(await notesIn({ name: text, line: text, paragraph: text, details: text })).toBe(0)
  })
})
