import { isPicture } from '../../../bank/store/brand-choice.ts'

export const LOGO_TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml'

/** A chosen picture as a data URL; throws one sentence when it cannot be used. */
export async function readLogo(file: File): Promise<string> {
  const logo = await dataUrlOf(file)
  if (!isPicture(logo)) throw new Error('A logo is a PNG, JPEG, WebP, GIF or SVG of at most 200 KB.')
  return logo
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error('The file could not be read.')))
    reader.readAsDataURL(file)
  })
}
