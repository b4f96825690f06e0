import type { BankState } from '../../bank/store/storage/snapshot.ts'
import { stateLinkTo } from './state-link.ts'

/**
 * What a code of version 25 holds, with 117 squares a side. A code holds 2,953 bytes at most, but 320 pixels of a screen
 * leave less than two to each of its 177 squares, which phones do not read from an arm's length.
 */
export const MAX_SCANNED = 1273

/** A link with the state, without a logo; undefined when its code would be too dense for a camera. */
export async function phoneLink(address: string, state: BankState): Promise<string | undefined> {
  const { logo: _, ...presentation } = state.presentation ?? {}
  const link = await stateLinkTo(address, { ...state, ...(state.presentation && { presentation }) }).catch(
    () => undefined,
  )
  return link !== undefined && link.length <= MAX_SCANNED ? link : undefined
}
