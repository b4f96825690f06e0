import { styled } from '@mui/material/styles'
import { useBrand } from './brand.ts'
import { token } from '../theme/tokens.ts'

const Row = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 10, minWidth: 0 })

const Name = styled('span')({
  fontSize: '1.0625rem',
  fontWeight: 650,
  letterSpacing: '-0.022em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

const Logo = styled('img')({
  height: 28,
  maxWidth: 120,
  objectFit: 'contain',
  display: 'block',
  // Most logos are dark and transparent, made for a light page.
  'html[data-scheme="dark"] &': { padding: '3px 6px', borderRadius: 6, background: '#fff' },
})

const Wordmark = styled(Logo)({ maxWidth: 180 })

/** The product's symbol. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false" style={{ flex: 'none' }}>
      <rect width="32" height="32" rx="9" fill={token.accent} />
      <path
        d="M9.5 21.5h5a4 4 0 0 0 4-4v-3a4 4 0 0 1 4-4"
        fill="none"
        stroke={token.onAccent}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="9.5" cy="21.5" r="2.7" fill={token.onAccent} />
      <circle cx="22.5" cy="10.5" r="2.7" fill={token.onAccent} />
    </svg>
  )
}

/** The logo (or the symbol) and name of the displayed brand. */
export function BrandMark() {
  const { name, logo, wordmark } = useBrand()
  if (logo && wordmark) return <Wordmark data-part="brand" src={logo} alt={name} />
  return (
    <Row data-part="brand">
      {logo ? <Logo src={logo} alt="" /> : <Mark />}
      <Name dir="auto">{name}</Name>
    </Row>
  )
}
