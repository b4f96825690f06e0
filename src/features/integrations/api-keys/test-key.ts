const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 32
/** Bytes from here on are rejected, because the modulo would favour the first letters (modulo bias). */
const FAIR_BELOW = 256 - (256 % ALPHABET.length)

/** A random key in the format of a test key. It gives access to nothing. */
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
