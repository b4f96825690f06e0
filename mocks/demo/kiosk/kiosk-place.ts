/** What a tab keeps of the kiosk that it shows, so that it stays one after a reload. */
export interface KioskPlace {
  seconds: number
  /** The link with its fragment. */
  address: string
  /** The entry of the browser's history that the link was opened in. */
  entry?: string
}

const keyOf = (basePath: string): string => `corridor:kiosk:${basePath}`

export function writeKiosk(basePath: string, place: KioskPlace | undefined): void {
  try {
    if (place) sessionStorage.setItem(keyOf(basePath), JSON.stringify(place))
    else sessionStorage.removeItem(keyOf(basePath))
  } catch {
    // Denied: a reload leaves the kiosk.
  }
}

export function readKiosk(basePath: string): KioskPlace | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(basePath)) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { seconds, address, entry } = value as Record<string, unknown>
    if (typeof seconds !== 'number' || typeof address !== 'string') return undefined
    return { seconds, address, ...(typeof entry === 'string' && { entry }) }
  } catch {
    return undefined
  }
}
