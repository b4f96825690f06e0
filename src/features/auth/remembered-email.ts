/** "Remember me" keeps the e-mail on this device, and nothing else. */
const KEY = 'corridor-remembered-email'

export function readRememberedEmail(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    // Storage is denied here: nothing is remembered.
    return ''
  }
}

export function rememberEmail(email: string | null): void {
  try {
    if (email === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, email)
  } catch {
    // Denied or full: signing in matters more.
  }
}
