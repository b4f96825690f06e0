import { isPicture } from './picture.ts'
import { isHexColour, isRecord, isShortText } from './plain-text.ts'

/** How the presenter wants the product shown. Not part of the bank's record, but carried by links and files. */
export interface BrandChoice {
  name?: string
  color?: string
  /** A picture as a data URL, so that no other host is contacted. */
  logo?: string
  /** The logo contains the name and is shown without it. */
  wordmark?: true
  greetingName?: string
  /** Whether the fixed samples are shown or the bank's own data; without it the scenario decides. */
  samples?: boolean
}

/** Where a brand is stored, and the colours derived from its own. */
export const brandKey = (scope: string): string => `corridor:brand:${scope}`
export const paletteKey = (scope: string): string => `corridor:palette:${scope}`

/** Validates a brand of a link, a file or storage; undefined when any part is invalid. */
export function readBrand(value: unknown): BrandChoice | undefined {
  if (!isRecord(value)) return undefined
  const { name, color, logo, wordmark, greetingName, samples, ...extra } = value
  const usable =
    Object.keys(extra).length === 0 &&
    isName(name) &&
    isName(greetingName) &&
    (color === undefined || (typeof color === 'string' && isHexColour(color))) &&
    (logo === undefined || (typeof logo === 'string' && isPicture(logo))) &&
    (wordmark === undefined || wordmark === true) &&
    (samples === undefined || typeof samples === 'boolean')
  return usable ? value : undefined
}

const isName = (value: unknown): boolean => value === undefined || (typeof value === 'string' && isShortText(value))
