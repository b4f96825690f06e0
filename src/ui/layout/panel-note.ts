import { styled } from '@mui/material/styles'
import { media, token } from '../../theme/tokens.ts'

/** A note below the list of a `bare` panel. */
export const PanelNote = styled('p')({
  margin: 0,
  padding: '12px 20px',
  color: token.muted,
  fontSize: token.size.body2,
  borderTop: `1px solid ${token.hairline}`,
  [media.phone]: { padding: '12px 16px' },
})
