/** Single keys can be in somebody's way (speech input types them): they can be switched off, on this device. */
const KEY = 'corridor-single-keys'

export function singleKeysAreOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function switchSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // Storage is denied: the choice cannot outlast the page.
  }
}

/** What the platform calls the key of its own shortcuts. */
export const commandKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl')
