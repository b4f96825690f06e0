const encoded = new WeakMap<object, Uint8Array<ArrayBuffer>>()

/** The body of an answer. An unchanged list (the same array) is encoded once: it may have 100,000 rows. */
export function encodeBody(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (!Array.isArray(body)) return JSON.stringify(body)
  const known = encoded.get(body)
  if (known) return known
  // As a string it would be encoded again for each answer.
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  encoded.set(body, bytes)
  return bytes
}
