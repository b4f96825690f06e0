import { refuse } from '../../core/refusal.ts'

/** OWASP's smallest recommendation for scrypt with this much memory would take seconds in pure JavaScript on a phone. */
const COST = { N: 2 ** 12, r: 8, p: 1, dkLen: 32 }

const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const fromHex = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** `scrypt$<salt>$<key>`, both in hex. In pure JavaScript: WebCrypto is missing on insecure origins. */
export async function hashPassword(password: string, salt: string): Promise<string> {
  const { scryptAsync } = await import('@noble/hashes/scrypt.js')
  return `scrypt$${salt}$${toHex(await scryptAsync(new TextEncoder().encode(password.normalize('NFKC')), fromHex(salt), COST))}`
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, salt] = hash.split('$')
  if (scheme !== 'scrypt' || !salt) throw refuse(500, 'The stored password cannot be read')
  return (await hashPassword(password, salt)) === hash
}
