export const EMAIL_QUESTION = 'Please enter your email address:'

/** A prompt that returns faster than this was blocked, not answered by a person. */
const BLOCKED_WITHIN_MS = 20

/**
 * Asks with the browser's prompt. Returns the answer, `null` if the user cancels, and `undefined` if the browser blocks
 * the prompt, as it does silently in cross-origin and some sandboxed frames; the page must then ask itself.
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
