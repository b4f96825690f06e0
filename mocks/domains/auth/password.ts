/**
 * Only this ever touches a password, and only its result is kept. WebCrypto is missing on insecure origins, so the
 * slow hash is plain JavaScript; it is loaded when somebody first signs in or up. As slow as a phone's processor allows
 * without a wait.
 */
const COST = { r: 8, p: 1, dkLen: 24 }
const N = 1024
/** What hashes that earlier builds stored may have been made with. */
const FORMER_N = 4096

export async function hashPassword(password: string, salt: string, n = N): Promise<string> {
  const [{ scryptAsync }, { bytesToHex, utf8ToBytes }] = await Promise.all([
    import('@noble/hashes/scrypt.js'),
    import('@noble/hashes/utils.js'),
  ])
  return `scrypt$${n}$${salt}$${bytesToHex(await scryptAsync(utf8ToBytes(password), utf8ToBytes(salt), { N: n, ...COST }))}`
}

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [, n, salt] = stored.split('$')
  return salt !== undefined && (await hashPassword(password, salt, Number(n) === FORMER_N ? FORMER_N : N)) === stored
}
