import { expect, test } from 'vitest'
import { isPicture } from './picture.ts'

const SVG = 'xmlns="http://www.w3.org/2000/svg"'
const svg = (inner: string, root = '') => `<svg ${SVG} viewBox="0 0 9 9"${root}>${inner}</svg>`
const dataUrl = (type: string, bytes: string) => `data:image/${type};base64,${btoa(bytes)}`
const levels = Array.from(
  { length: 6 },
  (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
).join('')
const clip = (level: number) =>
  `<clipPath id="c${level}">${`<rect width="9" height="9" clip-path="url(#c${level - 1})"/>`.repeat(10)}</clipPath>`

test.each([
  ['shapes, gradients and texts', '<path d="M0 0h9v9z"/><linearGradient id="a"/><text fill="url(#a)">Bank</text>'],
  [
    'a group that is clipped once',
    '<clipPath id="a"><path d="M0 0h9v9z"/></clipPath><g clip-path="url(#a)"><path/></g>',
  ],
  ['styles by class', '<style><![CDATA[.a, .b{fill:#123456} /* x */ .c{clip-path:url(#a)}]]></style><path class="a"/>'],
  ['what Inkscape writes', '<sodipodi:namedview xmlns:sodipodi="s"/><path style="filter:none;marker:none;mask:none"/>'],
  ['a gradient that extends another', '<radialGradient id="a"/><radialGradient id="b" xlink:href="#a"/>'],
])('an SVG may hold %s', (_, inner) => expect(isPicture(dataUrl('svg+xml', svg(inner)))).toBe(true))

test.each([
  ['elements that draw others ten times at each of six levels', `<path id="l0"/>${levels}`],
  ['a prefixed use', '<x:use xmlns:x="http://www.w3.org/2000/svg" href="#a"/>'],
  ['a filter', '<filter id="f"><feTurbulence numOctaves="99"/></filter><rect filter="url(#f)"/>'],
  ['a filter in a style', '<rect style="filter: blur(99px)"/>'],
  ['an escaped filter', '<style>rect{f\\69lter:blur(99px)}</style><rect/>'],
  ['a pattern', '<pattern id="p"/>'],
  ['a mask', '<mask id="m"/>'],
  ['a marker on a long path', '<marker id="m"/><path marker-mid="url(#m)"/>'],
  ['an animation', '<rect><animate attributeName="x" repeatCount="indefinite"/></rect>'],
  ['an animation in a style', '<style>rect{animation:a 1s infinite}</style>'],
  ['a picture elsewhere', '<image href="https://elsewhere.example/x.png"/>'],
  ['a style elsewhere', '<style>@import url(https://elsewhere.example/x.css);</style>'],
  ['a fill elsewhere', '<rect fill="url(https://elsewhere.example/x.svg#a)"/>'],
  ['a link elsewhere', '<a href="https://elsewhere.example/"><rect/></a>'],
  ['HTML', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'],
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<rect onload="alert(1)"/>'],
  ['a number in place of a letter', '<rect style="&#102;ilter:blur(9px)"/>'],
  ['short dashes', '<path stroke-dasharray="0.0001" d="M0 0h1000000"/>'],
  ['clips that are clipped', Array.from({ length: 5 }, (_, level) => clip(level + 1)).join('')],
  ['2,000 elements', '<g>'.repeat(2000) + '</g>'.repeat(2000)],
  ['selectors that relate elements', '<style>g ~ g ~ g ~ g{fill:red}</style>'],
  ['selectors with conditions', '<style>g:has(g g g){fill:red}</style>'],
])('an SVG is refused that holds %s', (_, inner) => expect(isPicture(dataUrl('svg+xml', svg(inner)))).toBe(false))

test.each([
  ['declares entities', `<!DOCTYPE svg [<!ENTITY a "x">]>${svg('<text>&a;</text>')}`],
  ['is written in UTF-16', svg('<use href="#a"/>').replace(/./g, '$&\0')],
  ['is written in UTF-7', `<?xml version="1.0" encoding="utf-7"?>${svg('')}`],
  ['names a style sheet', `<?xml-stylesheet href="x.css"?>${svg('')}`],
  ['is HTML', '<html><body>x</body></html>'],
])('an SVG is refused that %s', (_, text) => expect(isPicture(dataUrl('svg+xml', text))).toBe(false))

/** Numbers of two and four bytes, as they are written in a picture. */
const two = (value: number) => String.fromCharCode((value >>> 8) & 255, value & 255)
const four = (value: number) => two(value >>> 16) + two(value)
const png = (width: number, height: number) => `\u0089PNG\r\n\u001A\n\0\0\0\rIHDR${four(width)}${four(height)}`
const jpeg = (height: number, width: number, scans = 1) =>
  `\u00FF\u00D8\u00FF\u00E0\0\u0004ab\u00FF\u00C0\0\u0011\u0008${two(height)}${two(width)}${'\u00FF\u00DA\0\u0002'.repeat(scans)}`

test.each([
  ['png', png(120, 28), true],
  ['png', png(4096, 4096), true],
  ['png', png(60_000, 60_000), false],
  ['png', png(0, 10), false],
  ['png', '\u0089PNG', false],
  ['jpeg', jpeg(28, 120), true],
  ['jpeg', jpeg(65_000, 65_000), false],
  ['jpeg', jpeg(28, 120, 100), false],
  ['gif', 'GIF89a\u0078\0\u001C\0', true],
  ['gif', 'GIF89a\u00FF\u00FF\u00FF\u00FF', false],
  ['webp', `RIFF\0\0\0\0WEBPVP8X${'\0'.repeat(8)}\u0077\0\0\u001B\0\0`, true],
  ['webp', `RIFF\0\0\0\0WEBPVP8X${'\0'.repeat(8)}\u00FF\u00FF\u00FF\u001B\0\0`, false],
  ['webp', `RIFF\0\0\0\0WEBPVP8 ${'\0'.repeat(10)}\u0078\0\u001C\0`, true],
  ['png', 'a text file', false],
  ['png', '<script>', false],
])('a picture in pixels is measured by its head: %s %#', (type, bytes, is) =>
  expect(isPicture(dataUrl(type, bytes))).toBe(is),
)

test.each([
  'data:text/html;base64,PHNjcmlwdD4=',
  'https://elsewhere.example/x.png',
  'data:image/png;base64,',
  'data:image/png,x',
])('%s is no picture', (text) => expect(isPicture(text)).toBe(false))
