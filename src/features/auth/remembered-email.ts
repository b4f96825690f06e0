import { basePath } from '../../routing/base-path.ts'

/** "Remember me" keeps the e-mail on this device, apart for each folder of the host, and nothing else. */
const key = (): string => `corridor:remembered-email:${basePath}`

export function readRememberedEmail(): string {
  try {
    return localStorage.getItem(key()) ?? ''
  } catch {
    // Storage is denied here: nothing is remembered.
    return ''
  }
}

export function rememberEmail(email: string | null): void {
  try {
    if (email === null) localStorage.removeItem(key())
    else localStorage.setItem(key(), email)
  } catch {
    // Denied or full: signing in matters more.
  }
}
