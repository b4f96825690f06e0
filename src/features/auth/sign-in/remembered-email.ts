import { demonstration } from '../../../demonstration/demonstration.ts'

/** One key per deployment, because those in different folders of a host share its storage. */
const key = (): string => `corridor:remembered-email:${demonstration().deviceScope}`

export function readRememberedEmail(): string {
  try {
    return localStorage.getItem(key()) ?? ''
  } catch {
    // Storage is blocked.
    return ''
  }
}

export function rememberEmail(email: string | null): void {
  try {
    if (email === null) localStorage.removeItem(key())
    else localStorage.setItem(key(), email)
  } catch {
    // Storage is blocked or full. Signing in must still work.
  }
}
