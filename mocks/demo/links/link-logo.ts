/** What a link has room for; a larger logo goes into a file. */
const MAX_LOGO_BYTES = 2048
const MAX_LOGO_TEXT = Math.ceil(MAX_LOGO_BYTES / 3) * 4 + 'data:image/svg+xml;base64,'.length

const HEIGHTS = [64, 48, 36, 28, 20]
const TYPES = ['image/webp', 'image/png']

/** The logo as a link can carry it, shrunk if necessary; undefined when it does not fit. */
export async function logoForLink(logo: string): Promise<string | undefined> {
  if (logo.length <= MAX_LOGO_TEXT) return logo
  const image = new Image()
  image.src = logo
  try {
    await image.decode()
  } catch {
    return undefined
  }
  const ratio = image.naturalWidth > 0 && image.naturalHeight > 0 ? image.naturalWidth / image.naturalHeight : 1
  const canvas = document.createElement('canvas')
  for (const height of HEIGHTS) {
    canvas.height = height
    canvas.width = Math.round(height * Math.min(ratio, 6))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    for (const type of TYPES) {
      const shrunk = canvas.toDataURL(type, 0.8)
      // Browsers that cannot write WebP answer with a PNG.
      if (shrunk.startsWith(`data:${type};`) && shrunk.length <= MAX_LOGO_TEXT) return shrunk
    }
  }
  return undefined
}
