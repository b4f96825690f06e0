import { within } from '../../bank/store/storage/within.ts'

/** A longer logo is drawn once, at three times the size of the largest place that shows it. */
const KEPT_AS_IT_IS = 16_000
const LARGEST = { width: 540, height: 120 }
const LONGEST_MS = 3000
const TYPES = ['image/webp', 'image/png']

const NO_PICTURE = 'The logo could not be shown: it is damaged, or not a picture.'

/** Decodes a picture; rejects with a sentence if it is none or takes long. */
export async function decodedImage(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  try {
    await within(image.decode(), LONGEST_MS, NO_PICTURE)
  } catch {
    image.src = ''
    throw new Error(NO_PICTURE)
  }
  return image
}

/** The picture in this size as data URLs, smallest type first. */
export function drawn(image: HTMLImageElement, width: number, height: number): string[] {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  // Browsers that cannot write WebP answer with a PNG.
  return TYPES.map((type) => ({ type, url: canvas.toDataURL(type, 0.9) }))
    .filter(({ type, url }) => url.startsWith(`data:${type};`))
    .map(({ url }) => url)
}

/** Width divided by height; 1 for an SVG without a size. */
export const ratioOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): number =>
  naturalWidth > 0 && naturalHeight > 0 ? naturalWidth / naturalHeight : 1

/** The picture, not larger than any place shows it. */
export function drawnToFit(image: HTMLImageElement): string {
  const ratio = ratioOf(image)
  const height = Math.max(1, Math.round(Math.min(LARGEST.height, LARGEST.width / ratio)))
  const width = Math.max(1, Math.round(Math.min(LARGEST.width, height * ratio)))
  const [first] = drawn(image, width, height)
  if (first === undefined) throw new Error(NO_PICTURE)
  return first
}

/** The logo, once it has been decoded; a large one is drawn smaller. Rejects with a sentence. */
export async function usableLogo(logo: string): Promise<string> {
  const image = await decodedImage(logo)
  return logo.length <= KEPT_AS_IT_IS ? logo : drawnToFit(image)
}

/** One pixel in 200 must differ from white. It is few, because thin letters cover little of a wide logo. */
const SEEN_SHARE = 0.005
/** Red, green and blue from here to 255 cannot be told from white. */
const PALE = 215

/** Whether anything can be seen. Takes the pixels of a canvas on which a picture was drawn over white. */
export function differsFromWhite(pixels: Uint8ClampedArray): boolean {
  let seen = 0
  for (let at = 0; at < pixels.length; at += 4) if (Math.min(...pixels.subarray(at, at + 3)) < PALE) seen += 1
  return seen >= (pixels.length / 4) * SEEN_SHARE
}

/** Whether the logo can be seen on a white page. Rejects with a sentence if it is no picture. */
export async function showsOnWhite(logo: string): Promise<boolean> {
  const image = await decodedImage(logo)
  const width = 96
  const height = Math.min(width, Math.max(1, Math.round(width / ratioOf(image))))
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  if (!context) return true
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(image, 0, 0, width, height)
  return differsFromWhite(context.getImageData(0, 0, width, height).data)
}
