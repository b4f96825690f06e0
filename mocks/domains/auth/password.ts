/**
 * Only this ever touches a password, and only its result is kept. WebCrypto is missing on insecure origins, so the
 * slow hash is plain JavaScript; it is loaded when somebody first signs in or up.
 */
const COST = { N: 4096, r: 8, p: 1, dkLen: 24 }

export async function hashPassword(password: string, salt: string): Promise<string> {
  const [{ scryptAsync }, { bytesToHex, utf8ToBytes }] = await Promise.all([
    import('@noble/hashes/scrypt.js'),
    import('@noble/hashes/utils.js'),
  ])
  return `scrypt$${COST.N}$${salt}$${bytesToHex(await scryptAsync(utf8ToBytes(password), utf8ToBytes(salt), COST))}`
}

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const salt = stored.split('$')[2]
  return salt !== undefined && (await hashPassword(password, salt)) === stored
}
