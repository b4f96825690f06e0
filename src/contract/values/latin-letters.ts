/** Letters that Unicode does not take apart into a plain one and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ß: 'ss',
  ẞ: 'Ss',
}

/** Latin letters without accents: `Łódź, Ærø` becomes `Lodz, Aero`. Letters of other scripts stay. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøłđðþßẞ]/gi, (letter) => PLAIN[letter] ?? letter)
