import { styled } from '@mui/material/styles'
import { media, token } from '../theme/tokens.ts'

/** A native table inside a bare panel. On a phone the columns with `data-wide` go, and `SecondLine` tells what they said. */
export const PlainTable = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { height: 52, padding: '6px 12px', textAlign: 'left', borderTop: `1px solid ${token.hairline}` },
  '& thead th': { height: 40, borderTop: 0, color: token.muted, fontSize: '0.75rem', fontWeight: 500 },
  '& tbody tr:hover': { background: token.hover },
  '& tbody th': { fontWeight: 550 },
  '& thead th:first-of-type, & tbody th': { paddingLeft: 20 },
  '& tr > :last-child': { paddingRight: 20 },
  [media.phone]: {
    '& thead th:first-of-type, & tbody th': { paddingLeft: 16 },
    '& tr > :last-child': { paddingRight: 16, textAlign: 'right' },
    '& [data-wide]': { display: 'none' },
  },
})

export const SecondLine = styled('span')({
  display: 'none',
  color: token.muted,
  fontSize: '0.8125rem',
  fontWeight: 400,
  [media.phone]: { display: 'block' },
})
