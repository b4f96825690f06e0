import { isPlainSvg } from './plain-svg.ts'

/** Characters of a data URL. */
export const MAX_LOGO_TEXT = 300_000

/** The most pixels per side, because a small file can decode to gigabytes. */
const MAX_SIDE = 4096

/** The most scans of a JPEG, because each is a pass over the whole picture. */
const MAX_SCANS = 64

interface Size {
  width: number
  height: number
}

/** Whether a data URL is a picture that can be drawn at once. It is read as text and never drawn here. */
export function isPicture(text: string): boolean {
  const match = /^data:image\/(?:png|jpeg|webp|gif|(svg)\+xml);base64,([A-Za-z0-9+/]+=*)$/.exec(text)
  if (!match?.[2] || text.length > MAX_LOGO_TEXT) return false
  const bytes = decoded(match[2])
  return match[1] ? isPlainSvg(bytes) : isDrawable(bytes, MAX_SIDE)
}

/** Whether the bytes are those of a picture in pixels, with at most so many on each side. */
export function isDrawable(bytes: string, maxSide: number): boolean {
  const { width, height } = sizeOf(bytes) ?? { width: 0, height: 0 }
  return [width, height].every((side) => side > 0 && side <= maxSide) && bytes.split('\u00FF\u00DA').length <= MAX_SCANS
}

function decoded(base64: string): string {
  try {
    return atob(base64)
  } catch {
    return ''
  }
}

/** What the head of a PNG, GIF, WebP or JPEG says; undefined for anything else. */
function sizeOf(bytes: string): Size | undefined {
  const at = (index: number) => bytes.charCodeAt(index) || 0
  const big = (index: number) => at(index) * 256 + at(index + 1)
  const little = (index: number) => at(index) + at(index + 1) * 256
  if (bytes.startsWith('\u0089PNG')) return { width: big(16) * 65_536 + big(18), height: big(20) * 65_536 + big(22) }
  if (bytes.startsWith('GIF8')) return { width: little(6), height: little(8) }
  if (bytes.startsWith('RIFF')) {
    const kind = bytes.slice(8, 16)
    if (kind === 'WEBPVP8X')
      return { width: 1 + little(24) + at(26) * 65_536, height: 1 + little(27) + at(29) * 65_536 }
    if (kind === 'WEBPVP8L') {
      const bits = little(21) + little(23) * 65_536
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    return kind === 'WEBPVP8 ' ? { width: little(26) & 0x3fff, height: little(28) & 0x3fff } : undefined
  }
  if (!bytes.startsWith('\u00FF\u00D8')) return undefined
  // Segments of a JPEG, up to the one that begins a frame.
  for (let index = 2; at(index) === 0xff; index += 2 + big(index + 2)) {
    const marker = at(index + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: big(index + 7), height: big(index + 5) }
  }
  return undefined
}
