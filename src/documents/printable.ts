/** Characters beyond Latin-1 that the PDF format's built-in Helvetica contains. */
const WINDOWS_EXTRAS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

/** Transliterations as in passports, for letters that are not a plain letter with an accent. */
const LATIN = {
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ŋ: 'ng',
  ŧ: 't',
  ĸ: 'q',
  ə: 'a',
  ẞ: 'ss',
  ƀ: 'b',
  ɓ: 'b',
  ɖ: 'd',
  ɗ: 'd',
  ƙ: 'k',
  ɲ: 'ny',
  ɔ: 'o',
  ɛ: 'e',
}
const GREEK = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}
const CYRILLIC = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  ђ: 'dj',
  е: 'e',
  ё: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'i',
  й: 'i',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  ѕ: 'dz',
  т: 't',
  ћ: 'c',
  у: 'u',
  ў: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  џ: 'dz',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
}
const SIGNS = { '−': '-', '‐': '-', '‒': '-', '―': '-', ʼ: "'", '№': 'No' }

const SPELLED: Readonly<Record<string, string>> = { ...LATIN, ...GREEK, ...CYRILLIC, ...SIGNS }

/**
 * Replaces characters that the built-in PDF fonts do not contain, because jsPDF garbles a whole line for one of them.
 * Other Latin letters lose their accent (`ś` -> `s`), Greek and Cyrillic letters are transliterated as in passports,
 * and anything else becomes `?`.
 */
export function printable(text: string): string {
  const chars = Array.from(text.normalize('NFC').replace(/\p{Cf}/gu, ''))
  return chars.map((char, at) => (isPrintable(char) ? char : spelled(char, [chars[at - 1], chars[at + 1]]))).join('')
}

function spelled(char: string, beside: readonly (string | undefined)[]): string {
  const known = SPELLED[char.toLowerCase()]
  if (known === undefined) return stripped(char, beside)
  if (!isCapital(char) || known === '') return known
  // `Ж` becomes `Zh` in Жанна and `ZH` in ЖАННА.
  return beside.some((other) => other !== undefined && isCapital(other))
    ? known.toUpperCase()
    : known.charAt(0).toUpperCase() + known.slice(1)
}

function stripped(char: string, beside: readonly (string | undefined)[]): string {
  const plain = Array.from(char.normalize('NFKD').replace(/\p{M}/gu, ''))
  return plain
    .map((part) =>
      isPrintable(part)
        ? part
        : part === char || SPELLED[part.toLowerCase()] === undefined
          ? '?'
          : spelled(part, beside),
    )
    .join('')
}

const isCapital = (char: string): boolean => /^\p{Lu}$/u.test(char)
const isPrintable = (char: string): boolean =>
  /^[\u0020-\u007E\u00A0-\u00FF]$/.test(char) || WINDOWS_EXTRAS.includes(char)
