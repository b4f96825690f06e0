// PDFs, chats and spreadsheets add these to the text that is copied. Zero-width joiners are kept, because names and emoji
// need them.
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g
/** Any space but the ordinary one and the ends of lines. */
const OTHER_SPACE = /[^\S \n\r]/g

/** Removes invisible characters, and replaces other spaces with ordinary ones. */
const cleaned = (text: string): string => text.replace(INVISIBLE, '').replace(OTHER_SPACE, ' ')

/**
 * Pastes text without invisible characters. With them an IBAN, an amount or an email looks right but is refused.
 * Passwords are not changed.
 */
function pasteCleaned(event: ClipboardEvent): void {
  // For a field in a shadow root, `event.target` is the host of the root.
  const [target] = event.composedPath()
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  if (target.autocomplete.endsWith('password')) return
  const copied = event.clipboardData?.getData('text/plain') ?? ''
  const text = cleaned(copied)
  // Deprecated, but no other way to insert text can be undone with the browser's keys.
  if (text !== copied && document.execCommand('insertText', false, text)) event.preventDefault()
}

/** For all fields of the page. */
export const cleanPastedTexts = (): void => document.addEventListener('paste', pasteCleaned)
