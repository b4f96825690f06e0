import { escaped } from '../../dock/panel/mail-html.ts'
import type { TourStep } from '../tour.ts'

export interface Picture {
  step: TourStep
  /** As a data URL. */
  image: string
  width: number
  height: number
  /** What the step points at, in pixels of the picture. */
  target: { left: number; top: number; width: number; height: number } | undefined
}

const STYLE = `
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1b1f24; }
section { margin: 2.5rem 0; break-inside: avoid; }
figure { position: relative; margin: 0 0 .75rem; border: 1px solid #d5dae1; overflow: hidden; }
img { display: block; width: 100%; height: auto; }
figure i { position: absolute; border: 3px solid #e0912f; border-radius: 6px; }
h2 { margin: 0; font-size: 1.125rem; } p { margin: .25rem 0; white-space: pre-line; }
aside { padding: .5rem .75rem; background: #fff5e0; white-space: pre-line; }
`

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)}%`

function outline({ target, width, height }: Picture): string {
  if (!target) return ''
  const { left, top } = target
  const size = `width:${percent(target.width, width)};height:${percent(target.height, height)}`
  return `<i style="left:${percent(left, width)};top:${percent(top, height)};${size}"></i>`
}

const section = (picture: Picture, index: number): string => {
  const { width, height, image } = picture
  const { chapter, title, text, notes } = picture.step
  return `<section>
${chapter === undefined ? '' : `<h3>${escaped(chapter)}</h3>`}
<figure><img alt="" width="${width}" height="${height}" src="${image}">${outline(picture)}</figure>
<h2>${index + 1}. ${escaped(title)}</h2>
<p>${escaped(text)}</p>
${notes === undefined ? '' : `<aside>${escaped(notes)}</aside>`}
</section>`
}

/** One page with a picture of each step, its words and its notes. It loads nothing. */
export const storyboardPage = (title: string, pictures: readonly Picture[]): string =>
  `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
<p>A demonstration. No money moves.</p>
${pictures.map(section).join('\n')}
</html>
`
