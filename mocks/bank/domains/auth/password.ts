import type { ScryptOpts } from '@noble/hashes/scrypt.js'

/** As slow as a phone's processor allows without a noticeable wait. */
const COST: ScryptOpts = { N: 1024, r: 8, p: 1, dkLen: 24 }
const PREFIX = `scrypt$${COST.N}$`

/** A chunk of its own, for whoever is not signed in. */
export const loadHashing = () => Promise.all([import('@noble/hashes/scrypt.js'), import('@noble/hashes/utils.js')])

/** `scrypt$1024$<salt>$<hash>`. By a library, because WebCrypto is missing on insecure origins. */
export async function hashPassword(password: string, salt: string): Promise<string> {
  const [{ scryptAsync }, { bytesToHex, utf8ToBytes }] = await loadHashing()
  const hash = await scryptAsync(utf8ToBytes(password), utf8ToBytes(salt), COST)
  return `${PREFIX}${salt}$${bytesToHex(hash)}`
}

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [, , salt] = stored.split('$')
  return salt !== undefined && (await hashPassword(password, salt)) === stored
}
