const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 32
/** The largest multiple of the alphabet that fits a byte: what lies above would make the first letters likelier. */
const FAIR_BELOW = 256 - (256 % ALPHABET.length)

/** Looks like a test key, opens nothing. Drawn by the browser's own secure generator. */
export function generateTestKey(): string {
  let drawn = ''
  while (drawn.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      if (byte < FAIR_BELOW && drawn.length < LENGTH) drawn += ALPHABET[byte % ALPHABET.length]
    }
  }
  return `crd_test_${drawn}`
}

export const endingOf = (key: string): string => key.slice(-4)
