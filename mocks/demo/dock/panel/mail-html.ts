import { getContrastRatio } from '@mui/material/styles'
import type { BrandChoice } from '../../../bank/store/brand-choice.ts'
import type { DockMail } from '../mails.ts'

/** Its link is absolute here. */
type Mail = Pick<DockMail, 'to' | 'recipient' | 'subject' | 'text' | 'link'>

const DEFAULT_COLOR = '#0f6b57'

/** As text of an HTML page. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Black or white, whichever is easier to read on a six-digit or three-digit colour. */
export function inkOn(color: string): '#000000' | '#ffffff' {
  const contrast = (ink: string) => getContrastRatio(ink, `#${color.replace('#', '')}`)
  return contrast('#000000') > contrast('#ffffff') ? '#000000' : '#ffffff'
}

/** A mail as the customer of the displayed bank would see it. Contains no script, and pictures as data URLs only. */
export function mailHtml({ to, recipient, subject, text, link }: Mail, brand: BrandChoice): string {
  const name = escaped(brand.name ?? 'Corridor')
  const color = brand.color ?? DEFAULT_COLOR
  const logo = brand.logo ? `<img src="${escaped(brand.logo)}" alt="${brand.wordmark ? name : ''}" height="28">` : ''
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')
  const button =
    link === null ? '' : `<p><span class="button">${escaped(subject)}</span></p><p class="small">${escaped(link)}</p>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(subject)}</title><style>
body{margin:0;padding:16px;background:#f2f4f7;color:#0b1220;font:15px/1.55 system-ui,sans-serif}
main{max-width:520px;margin:auto;background:#fff;border-radius:10px;overflow:hidden;overflow-wrap:anywhere}
header{display:flex;align-items:center;gap:10px;padding:18px 24px;border-top:6px solid ${color};font-weight:650}
header img{max-width:180px;object-fit:contain}
article{padding:0 24px 8px}h1{font-size:19px;line-height:1.3;margin:8px 0 12px}
.button{display:inline-block;padding:10px 18px;border-radius:8px;background:${color};color:${inkOn(color)};font-weight:600}
.small,footer{color:#5b6474;font-size:12px}footer{padding:12px 24px 18px;border-top:1px solid #e4e7ec}
</style><main><header>${logo}${brand.wordmark && brand.logo ? '' : `<span>${name}</span>`}</header><article><h1>${escaped(subject)}</h1>${paragraphs}${button}</article>
<footer>To ${escaped(recipient)} &lt;${escaped(to)}&gt;<br>${name} · Demonstration. This mail never left the browser.</footer></main></html>`
}
