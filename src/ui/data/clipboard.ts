/**
 * Copies a text or, because Safari allows copying only in an event handler, a promise of one. Resolves to whether it
 * worked; rejects only if the promise does. Insecure origins have no clipboard API, so they use `execCommand`.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await write(text)
    return true
  } catch {
    return copyFromSelection(await text)
  }
}

function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text)
  // Firefox before 127 has no ClipboardItem, but allows copying later.
  if (typeof ClipboardItem === 'undefined') return text.then((made) => navigator.clipboard.writeText(made))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
}

function copyFromSelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'visually-hidden'
  // Inside an open dialog, because its focus trap would move the focus from elements outside.
  const host = focused?.closest('[role="dialog"]') ?? document.body
  host.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
