import { decodedImage, drawn, ratioOf } from '../brand/usable-logo.ts'

/** What a link has room for; a larger logo goes into a file. */
const MAX_LOGO_BYTES = 2048
const MAX_LOGO_TEXT = Math.ceil(MAX_LOGO_BYTES / 3) * 4 + 'data:image/svg+xml;base64,'.length

const HEIGHTS = [64, 48, 36, 28, 20]
const MAX_RATIO = 6

/** The logo as a link can carry it, shrunk if necessary; undefined when it does not fit. */
export async function logoForLink(logo: string): Promise<string | undefined> {
  if (logo.length <= MAX_LOGO_TEXT) return logo
  const image = await decodedImage(logo).catch(() => undefined)
  if (!image) return undefined
  for (const height of HEIGHTS) {
    const width = Math.max(1, Math.round(height * Math.min(ratioOf(image), MAX_RATIO)))
    const small = drawn(image, width, height).find((url) => url.length <= MAX_LOGO_TEXT)
    if (small !== undefined) return small
  }
  return undefined
}
