const written = new WeakMap<object, Uint8Array<ArrayBuffer>>()

/**
 * The body of an answer. A list that is answered again unchanged (the same array) is not written out again: it may have
 * 100,000 rows.
 */
export function writeOut(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (!Array.isArray(body)) return JSON.stringify(body)
  const known = written.get(body)
  if (known) return known
  // As a text it would be encoded anew for each answer.
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  written.set(body, bytes)
  return bytes
}
