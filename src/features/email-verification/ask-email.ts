export const EMAIL_QUESTION = 'Please enter your email address:'

/** A dialog that a person has to answer cannot be gone faster than this. */
const BLOCKED_WITHIN_MS = 20

/**
 * Asks by the browser's own prompt. Browsers block it inside a frame of another site (at once and without a word),
 * and a sandboxed frame may be refused it too: then the answer is `undefined` and the page
 * has to ask by itself. `null` is a person's own "cancel".
 */
export function askEmail(): string | null | undefined {
  if (isForeignFrame()) return undefined
  const asked = performance.now()
  const answer = window.prompt(EMAIL_QUESTION)
  const blocked = answer === null && window.self !== window.top && performance.now() - asked < BLOCKED_WITHIN_MS
  return blocked ? undefined : answer
}

function isForeignFrame(): boolean {
  try {
    return window.top?.location.origin !== window.location.origin
  } catch {
    return true
  }
}
