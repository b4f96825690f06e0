/** Single-key shortcuts can interfere with speech input, so they can be switched off (WCAG 2.1.4), on this device. */
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
    // Storage is denied: the choice is lost.
  }
}

/** The label of the platform's modifier key for shortcuts. */
export const commandKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl')
