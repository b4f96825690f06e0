import { isRecord } from '../../bank/store/plain-text.ts'
import { keepInTab, keptInTab } from '../tab-memory.ts'

/** What a tab keeps of the kiosk that it shows, so that it stays one after a reload. */
export interface KioskPlace {
  seconds: number
  /** The link with its fragment. */
  address: string
  /** The entry of the browser's history that the link was opened in. */
  entry?: string
}

const keyOf = (basePath: string): string => `corridor:kiosk:${basePath}`

export const writeKiosk = (basePath: string, place: KioskPlace | undefined): void => keepInTab(keyOf(basePath), place)

export function readKiosk(basePath: string): KioskPlace | undefined {
  const kept = keptInTab(keyOf(basePath))
  if (!isRecord(kept)) return undefined
  const { seconds, address, entry } = kept
  if (typeof seconds !== 'number' || typeof address !== 'string') return undefined
  return { seconds, address, ...(typeof entry === 'string' && { entry }) }
}

/** The kiosk of this tab: what the link says, or what the tab remembers. */
export function kioskOf(basePath: string, seconds: number | undefined, address: string): KioskPlace | undefined {
  if (seconds === undefined) return readKiosk(basePath)
  const entry = 'navigation' in window ? navigation.currentEntry?.key : undefined
  const place = { seconds, address, ...(entry !== undefined && { entry }) }
  writeKiosk(basePath, place)
  return place
}
