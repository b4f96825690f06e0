/** Inter loads after the first paint; until then fallback fonts of the same width are used, see `index.html`. */
const FONT_FAMILY =
  "'Inter Variable', 'Inter Fallback', 'Inter Fallback Android', 'Inter Fallback Linux', system-ui, sans-serif"

/** All text sizes of the product; `token.size` provides them for styles. */
export const typography = {
  fontFamily: FONT_FAMILY,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  h1: { fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 600, letterSpacing: '-0.022em' },
  h2: { fontSize: '1.25rem', lineHeight: 1.4, fontWeight: 600, letterSpacing: '-0.014em' },
  h3: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 600, letterSpacing: '-0.008em' },
  h4: { fontSize: '0.875rem', lineHeight: 1.43, fontWeight: 600 },
  h5: { fontSize: '0.875rem', lineHeight: 1.43, fontWeight: 600 },
  h6: { fontSize: '0.875rem', lineHeight: 1.43, fontWeight: 600 },
  subtitle1: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 500 },
  subtitle2: { fontSize: '0.875rem', lineHeight: 1.43, fontWeight: 550 },
  body1: { fontSize: '0.875rem', lineHeight: 1.5, letterSpacing: '-0.003em' },
  body2: { fontSize: '0.8125rem', lineHeight: 1.45 },
  button: {
    fontSize: '0.875rem',
    lineHeight: 1.43,
    fontWeight: 550,
    textTransform: 'none',
    letterSpacing: '-0.003em',
  },
  caption: { fontSize: '0.75rem', lineHeight: 1.4 },
  overline: { fontSize: '0.75rem', lineHeight: 1.4, fontWeight: 550, textTransform: 'none', letterSpacing: 0 },
} as const
