import type { jsPDF } from 'jspdf'
import type { Brand } from '../brand/first-brand.ts'
import { printable } from './printable.ts'

/** Who issues a document: the displayed brand. */
export type Letterhead = Pick<Brand, 'name' | 'color' | 'logo' | 'wordmark'>

interface Picture {
  /** A JPEG as a data URL: the only format that jsPDF draws without more libraries. */
  data: string
  width: number
  height: number
}

const HEIGHT = 26
const MAX_WIDTH = 160
/** Pixels per point, for print. */
const SHARPNESS = 4

/** The logo for paper; undefined without one, and when the browser cannot draw it. */
export async function pictureOf({ logo }: Letterhead): Promise<Picture | undefined> {
  if (!logo || typeof Image === 'undefined') return undefined
  try {
    const image = new Image()
    image.src = logo
    await image.decode()
    const ratio = image.naturalWidth > 0 && image.naturalHeight > 0 ? image.naturalWidth / image.naturalHeight : 1
    const width = Math.min(HEIGHT * ratio, MAX_WIDTH)
    const height = width / ratio
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * SHARPNESS)
    canvas.height = Math.round(height * SHARPNESS)
    const context = canvas.getContext('2d')
    if (!context) return undefined
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return { data: canvas.toDataURL('image/jpeg', 0.92), width, height }
  } catch {
    return undefined
  }
}

const BAR = 6

/** Draws the colour, the logo and the name at the head of a page; sets the text's font before. */
export function drawLetterhead(
  pdf: jsPDF,
  { name, color, wordmark }: Letterhead,
  picture: Picture | undefined,
  { x, y, pageWidth }: { x: number; y: number; pageWidth: number },
): void {
  if (color && /^#([\da-f]{3}|[\da-f]{6})$/i.test(color)) pdf.setFillColor(color).rect(0, 0, pageWidth, BAR, 'F')
  if (picture) pdf.addImage(picture.data, 'JPEG', x, y - 5 - picture.height / 2, picture.width, picture.height)
  if (picture && wordmark) return
  pdf.text(printable(name), picture ? x + picture.width + 10 : x, y)
}
