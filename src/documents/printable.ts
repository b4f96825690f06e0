/**
 * What the fonts in `fonts/` contain: the Latin (also Vietnamese), Greek and Cyrillic alphabets, and currency signs.
 */
const IN_FONTS =
  /^[\u0020-\u007E\u00A0-\u00AC\u00AE-\u0148\u014A-\u017F\u018F\u01A0-\u01A1\u01AF-\u01B0\u01CD-\u01DC\u0218-\u021B\u0259\u0386-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u0400-\u045F\u0490-\u0493\u049A-\u049B\u04A2-\u04A3\u04AE-\u04B1\u04BA-\u04BB\u04D8-\u04D9\u04E8-\u04E9\u1E80-\u1E85\u1E9E\u1EA0-\u1EF9\u2010-\u2027\u2030\u2032-\u2033\u2039-\u203A\u2044\u20A0-\u20AF\u20B1-\u20B5\u20B8-\u20BA\u20BC-\u20BF\u2116\u2122\u2212]$/

/** Replaces characters that the fonts do not contain: by their plain letter if there is one (`ǹ` -> `n`), or by `?`. */
export const printable = (text: string): string =>
  plainest(text)
    .map((char) => (IN_FONTS.test(char) ? char : '?'))
    .join('')

/** Whether `printable` keeps every letter, with or without its accent. */
export const isPrintable = (text: string): boolean => plainest(text).every((char) => IN_FONTS.test(char))

function plainest(text: string): string[] {
  const chars = Array.from(text.normalize('NFC').replace(/\p{Cf}/gu, ''))
  return chars.flatMap((char) =>
    IN_FONTS.test(char) ? char : Array.from(char.normalize('NFKD').replace(/\p{M}/gu, '')),
  )
}
