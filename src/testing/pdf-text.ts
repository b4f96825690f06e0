type Letters = ReadonlyMap<string, string>

/** The letter of each glyph, by font, from the tables that jsPDF writes for copying text. */
function lettersByFont(source: string): Map<string, Letters> {
  const objects = new Map([...source.matchAll(/\n(\d+) 0 obj\n([^]*?)endobj/g)].map(([, id, text]) => [id, text ?? '']))
  const lettersOf = (font: string): Letters => {
    const [, table] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '') ?? []
    const pairs = (objects.get(table) ?? '').matchAll(/<(\w{4})><(\w{4})>/g)
    return new Map(
      [...pairs].map(([, glyph = '', code = '']) => [glyph, String.fromCharCode(Number.parseInt(code, 16))]),
    )
  }
  return new Map([...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, lettersOf(id)]))
}

/** The text lines of an uncompressed PDF by jsPDF, in the order in which they were written. */
export function pdfLines(source: string): string[] {
  const fonts = lettersByFont(source)
  let letters: Letters | undefined
  const lines: string[] = []
  for (const [, font, glyphs = ''] of source.matchAll(/\/(F\d+) [\d.]+ Tf|<(\w+)> Tj/g)) {
    if (font !== undefined) letters = fonts.get(font)
    else lines.push((glyphs.match(/.{4}/g) ?? []).map((glyph) => letters?.get(glyph) ?? '\uFFFD').join(''))
  }
  return lines
}
