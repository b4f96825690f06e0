/** A browser parses so many values within half a second, also on a phone. A large demonstration has a third of them. */
const MAX_VALUES = 500_000
/** A saved row is six levels deep; recursive code fails at some thousands. */
const MAX_DEPTH = 32

const QUOTE = 34
const COMMA = 44
const BACKSLASH = 92
const OPENING = new Set([91, 123])
const CLOSING = new Set([93, 125])

/**
 * Whether this JSON text is small enough to parse at once. Counts in the text, because parsing millions of nested lists
 * takes seconds.
 */
export function isBoundedJson(text: string): boolean {
  let values = 0
  let depth = 0
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (code === QUOTE) i = endOfText(text, i)
    else if (code === COMMA) values += 1
    else if (OPENING.has(code)) {
      values += 1
      depth += 1
    } else if (CLOSING.has(code)) depth -= 1
    if (values > MAX_VALUES || depth > MAX_DEPTH) return false
  }
  return true
}

/** The index of the closing quote of a text that begins at `start`. */
function endOfText(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (code === BACKSLASH) i += 1
    else if (code === QUOTE) return i
  }
  return text.length
}

/** Parses text of a link or a file; undefined if it is no JSON or would take long. */
export function readBoundedJson(text: string): unknown {
  try {
    return isBoundedJson(text) ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
