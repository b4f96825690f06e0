/**
 * Copies a text, also one that is still being made: Safari allows copying only while a press is being handled, so the
 * clipboard takes the promise. Returns whether it worked. Elsewhere than on secure origins there is no clipboard; a
 * selected text area and the old command do it there.
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
  // Firefox before 127 has no ClipboardItem, and lets a page copy after a wait.
  if (typeof ClipboardItem === 'undefined') return text.then((made) => navigator.clipboard.writeText(made))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
}

function copyFromSelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'visually-hidden'
  // Inside the open dialog, if any: its focus trap would take the selection away from a node outside it.
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
