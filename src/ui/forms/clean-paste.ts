// PDFs, chats and spreadsheets put these around and into what is copied from them. Joiners stay: names and emoji need
// them.
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g
/** Any space but the ordinary one and the ends of lines. */
const OTHER_SPACE = /[^\S \n\r]/g

/** Without characters that nobody sees, and with ordinary spaces. */
const cleaned = (text: string): string => text.replace(INVISIBLE, '').replace(OTHER_SPACE, ' ')

/**
 * Pastes a text without its invisible characters, for which an IBAN, an amount or an e-mail would be refused although
 * it looks right. Passwords stay as they are.
 */
function pasteCleaned(event: ClipboardEvent): void {
  // Also of a field in a shadow root, which the event's own target does not name.
  const [target] = event.composedPath()
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  if (target.autocomplete.endsWith('password')) return
  const copied = event.clipboardData?.getData('text/plain') ?? ''
  const text = cleaned(copied)
  // The only way to change the text of a field that the browser can undo.
  if (text !== copied && document.execCommand('insertText', false, text)) event.preventDefault()
}

/** For all fields of the page. */
export const cleanPastedTexts = (): void => document.addEventListener('paste', pasteCleaned)
