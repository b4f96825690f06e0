import { gunzipSync } from 'fflate'
import type { jsPDF } from 'jspdf'
import { drawLetterhead, pictureOf, type Letterhead } from './letterhead.ts'
import { isPrintable, printable } from './printable.ts'

/** A4 in points, with the margin of all documents. */
export const PAGE = { width: 595.28, height: 841.89, margin: 56 } as const

const INK = '#0B1220'
export const MUTED = '#5B6474'
const HAIRLINE = '#E4E7EC'
const WATERMARK = '#EEF0F3'

/** The distance in points from a detail's label to its value. */
const VALUES_AT = 140
const VALUES_WIDTH = PAGE.width - 2 * PAGE.margin - VALUES_AT

interface PdfText {
  size?: number
  bold?: boolean
  color?: string
  align?: 'left' | 'right'
}

export interface PdfDocument {
  /**
   * Writes one line with its baseline at `y`. Text wider than `width` is cut with an ellipsis, or written smaller if it
   * must be `whole`. Units are points.
   */
  line: (text: string, x: number, y: number, style?: PdfText & { width?: number; whole?: boolean }) => void
  /** Writes a paragraph and returns the y below it. */
  paragraph: (text: string, x: number, y: number, width: number, style?: PdfText) => number
  rule: (y: number) => void
  /**
   * Writes labels with values, which may take several lines, in rows between hairlines. Returns the y of the last
   * hairline.
   */
  details: (rows: readonly (readonly [label: string, value: string])[], y: number) => number
  newPage: () => void
  /** Numbers the pages, explains each `?` that stands for a letter, and returns the file. */
  finish: () => Blob
}

const FONT = 'Inter'

/** Adds the fonts, which have letters and signs that the ones built into PDF readers lack. */
async function addFonts(pdf: jsPDF): Promise<void> {
  const [{ default: regular }, { default: semibold }] = await Promise.all([
    import('./fonts/inter-regular.ttf.gz?url&inline'),
    import('./fonts/inter-semibold.ttf.gz?url&inline'),
  ])
  for (const [style, dataUrl] of Object.entries({ normal: regular, bold: semibold })) {
    const file = `inter-${style}.ttf`
    const packed = atob(dataUrl.slice(dataUrl.indexOf(',') + 1))
    const font = gunzipSync(Uint8Array.from(packed, (char) => char.charCodeAt(0)))
    pdf.addFileToVFS(file, Array.from(font, (byte) => String.fromCharCode(byte)).join(''))
    pdf.addFont(file, FONT, style)
  }
}

/** Starts a PDF. Every page has a watermark, so that no document can pass for a real bank's. Loads jsPDF. */
export async function openPdf(about: { title: string; subject: string; letterhead: Letterhead }): Promise<PdfDocument> {
  const { jsPDF } = await import('jspdf')
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', putOnlyUsedFonts: true, compress: false })
  await addFonts(pdf)
  pdf.setProperties({
    title: printable(about.title),
    subject: printable(about.subject),
    author: printable(about.letterhead.name),
    keywords: 'Demonstration',
  })
  pdf.setLanguage('en-GB')
  const picture = await pictureOf(about.letterhead)
  let isComplete = isPrintable(about.letterhead.name)
  const begin = () => startPage(pdf, (at) => drawLetterhead(pdf, about.letterhead, picture, at))
  begin()

  const write = ({ size = 10, bold = false, color = INK }: PdfText) =>
    pdf
      .setFont(FONT, bold ? 'bold' : 'normal')
      .setFontSize(size)
      .setTextColor(color)

  const print = (text: string) => {
    isComplete &&= isPrintable(text)
    return printable(text)
  }

  const paper: PdfDocument = {
    line(text, x, y, { width = Infinity, whole = false, align = 'left', ...style } = {}) {
      write(style)
      const shown = print(text)
      if (whole) pdf.setFontSize(pdf.getFontSize() * Math.min(1, width / pdf.getTextWidth(shown)))
      pdf.text(whole ? shown : fit(pdf, shown, width), x, y, { align })
    },
    paragraph(text, x, y, width, style = {}) {
      write(style)
      const height = (style.size ?? 10) * 1.5
      const lines = pdf.splitTextToSize(print(text), width) as string[]
      lines.forEach((line, index) => pdf.text(line, x, y + index * height))
      return y + lines.length * height
    },
    rule(y) {
      pdf
        .setDrawColor(HAIRLINE)
        .setLineWidth(0.75)
        .line(PAGE.margin, y, PAGE.width - PAGE.margin, y)
    },
    details(rows, y) {
      let at = y
      for (const [label, value] of rows) {
        paper.rule(at)
        paper.line(label, PAGE.margin, at + 22, { color: MUTED })
        const style = { size: 11, bold: true }
        // A row of one line is 32 points high.
        at = paper.paragraph(value, PAGE.margin + VALUES_AT, at + 22, VALUES_WIDTH, style) - 6.5
      }
      paper.rule(at)
      return at
    },
    newPage() {
      pdf.addPage()
      begin()
    },
    finish() {
      const pages = pdf.getNumberOfPages()
      for (let page = 1; page <= pages; page += 1) {
        pdf.setPage(page)
        write({ size: 8, color: MUTED })
        if (!isComplete) pdf.text('Characters this file cannot show are printed as ?.', PAGE.margin, PAGE.height - 44)
        pdf.text('Demonstration. This document proves nothing and is not from a bank.', PAGE.margin, PAGE.height - 32)
        pdf.text(`Page ${page} of ${pages}`, PAGE.width - PAGE.margin, PAGE.height - 32, { align: 'right' })
      }
      return pdf.output('blob')
    },
  }
  return paper
}

function startPage(pdf: jsPDF, drawHead: (at: { x: number; y: number; pageWidth: number }) => void): void {
  pdf.setFont(FONT, 'bold').setFontSize(84).setTextColor(WATERMARK)
  pdf.text('Demonstration', 105, 680, { angle: 52 })
  pdf.setFontSize(14).setTextColor(INK)
  drawHead({ x: PAGE.margin, y: 64, pageWidth: PAGE.width })
}

function fit(pdf: jsPDF, text: string, width: number): string {
  if (pdf.getTextWidth(text) <= width) return text
  let end = text.length - 1
  while (end > 0 && pdf.getTextWidth(`${text.slice(0, end)}...`) > width) end -= 1
  return `${text.slice(0, end).trimEnd()}...`
}
