import type { SavedState } from '../../bank/store/storage/saved-state.ts'
import { stateLinkTo } from './state-link.ts'

/**
 * Bytes in a QR code of version 25, which has 117 squares a side. The largest version holds 2,953, but at 320 pixels
 * its 177 squares are less than two pixels wide each, which a phone does not read from an arm's length.
 */
export const MAX_SCANNED = 1273

/** A link with the state, without a logo; undefined when its code would be too dense for a camera. */
export async function phoneLink(address: string, state: SavedState): Promise<string | undefined> {
  const { logo: _, ...presentation } = state.presentation ?? {}
  const link = await stateLinkTo(address, { ...state, ...(state.presentation && { presentation }) }).catch(
    () => undefined,
  )
  return link !== undefined && link.length <= MAX_SCANNED ? link : undefined
}
