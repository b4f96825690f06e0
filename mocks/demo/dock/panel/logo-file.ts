import { isDrawable, MAX_LOGO_TEXT } from '../../../bank/store/picture.ts'
import { isPlainSvg } from '../../../bank/store/plain-svg.ts'
import { binaryText } from '../../links/state-link.ts'
import { decodedImage, drawnToFit, usableLogo } from '../../brand/usable-logo.ts'

export const LOGO_TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml'

const MAX_FILE = 10_000_000
/** Photographs of most cameras and telephones. */
const MAX_SIDE = 6000
const SVG = 'image/svg+xml'

/** A chosen picture as a data URL, made smaller where necessary; throws one sentence when it cannot be used. */
export async function readLogo(file: File): Promise<string> {
  if (file.size > MAX_FILE) throw new Error('A logo is a file of at most 10 MB.')
  const bytes = binaryText(new Uint8Array(await file.arrayBuffer()))
  if (/^\s*(?:\u00EF\u00BB\u00BF)?</.test(bytes)) return svgLogo(bytes)
  if (!isDrawable(bytes, MAX_SIDE))
    throw new Error(`A logo is a PNG, JPEG, WebP, GIF or SVG of at most ${MAX_SIDE} × ${MAX_SIDE} pixels.`)
  const address = URL.createObjectURL(file)
  try {
    return drawnToFit(await decodedImage(address))
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function svgLogo(bytes: string): Promise<string> {
  const logo = `data:${SVG};base64,${btoa(bytes)}`
  if (logo.length > MAX_LOGO_TEXT || !isPlainSvg(bytes))
    throw new Error('This SVG cannot be used, because it repeats, filters, moves or loads something. Save it as a PNG.')
  return usableLogo(logo)
}
