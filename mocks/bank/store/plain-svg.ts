const MAX_TAGS = 2000
const MAX_STYLE = 20_000

/** Elements that draw others again and again, load something, move, or run code. */
const REFUSED_ELEMENT =
  /<(?:[^\s/>:]+:)?(?:use|image|filter|fe[A-Z]\w*|mask|pattern|marker|animate\w*|set|discard|mpath|foreignObject|script|textPath|video|audio|iframe)[\s/>]/

/** Properties that do the same; `none` is what drawing programs write. */
const REFUSED_PROPERTY =
  /\b(?:filter|mask(?:-image)?|animation(?:-\w+)?|transition|marker(?:-\w+)?|stroke-dasharray)\s*[:=](?!\s*["']?\s*none\b)/i

/** Addresses elsewhere, handlers, entities, other encodings, and escapes that could spell any of these. */
const REFUSED_TEXT =
  /url\((?!\s*["']?#)|href\s*=(?!\s*["']#)|\son\w+\s*=|<!DOCTYPE[^>]*\[|<!E|<\?xml-|&#|\\|\0|encoding\s*=\s*["'](?!utf-8|us-ascii|iso-8859-1)/i

/**
 * Whether an SVG is safe to draw: shapes, gradients and texts, drawn once each. It is read as text, because a renderer
 * already works for minutes on a small file in which every element draws ten others.
 */
export function isPlainSvg(text: string): boolean {
  return (
    /<svg[\s/>]/.test(text) &&
    text.split('<').length <= MAX_TAGS &&
    ![REFUSED_ELEMENT, REFUSED_PROPERTY, REFUSED_TEXT].some((refused) => refused.test(text)) &&
    hasPlainStyles(text) &&
    clipsOnce(text)
  )
}

/** Selectors that relate elements to each other can take as long as drawing. */
function hasPlainStyles(text: string): boolean {
  const styles = text.split(/<style(?=[\s>])[^>]*>/).slice(1)
  return styles.every((style) => {
    const [rules = ''] = style.split('</style>')
    const selectors = rules.replace(/<!\[CDATA\[|\]\]>|\/\*.*?\*\//gs, '').replace(/\{[^{}]*\}/g, '')
    return rules.length <= MAX_STYLE && /^[\w\s.#,-]*$/.test(selectors)
  })
}

/** A shape that clips is not clipped itself, or the work multiplies with each level. */
function clipsOnce(text: string): boolean {
  const clips = text.split('<clipPath').slice(1)
  const isInStyle = /clip-path\s*:/.test(text)
  return (
    clips.every((clip) => !/clip-path\s*[:=]/.test(clip.split('</clipPath>')[0] ?? '')) &&
    !(isInStyle && clips.length > 1)
  )
}
