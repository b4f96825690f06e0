import { styled } from '@mui/material/styles'
import { token, tone, TONES } from '../../theme/tokens.ts'

/** A large round icon above a result, in the tone of `data-tone` or else in the accent colour. Decorative. */
export const RoundMark = styled('div')({
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  marginBottom: 8,
  borderRadius: '50%',
  color: token.accentText,
  background: token.accentTint,
  '& .MuiSvgIcon-root': { fontSize: '1.75rem' },
  ...Object.fromEntries(
    TONES.map((name) => [`&[data-tone="${name}"]`, { color: tone(name).text, background: tone(name).tint }]),
  ),
})
