/** Set while this tab steps through pins or records a tour. A page that finds it loads the dock at once. */
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

/** The value kept under this key; undefined if there is none, or it cannot be read. */
export function keptInTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
