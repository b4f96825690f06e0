/** Set while this tab steps through pins, or records a tour: the dock is loaded at once. */
export const shownPinKey = (scope: string): string => `corridor:shown-pin:${scope}`
export const recordingKey = (scope: string): string => `corridor:recording:${scope}`

/** Keeps a value in this tab, also after a reload; not where the browser denies storage or has no room. */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The default holds after a reload.
  }
}

/** What the tab keeps; undefined if that is nothing, or no JSON. */
export function keptInTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
