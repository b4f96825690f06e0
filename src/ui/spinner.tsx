import { keyframes, styled } from '@mui/material/styles'
import { token } from '../theme/tokens.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

/** A ring with one bright quarter; the words beside it carry the meaning. */
export const Spinner = styled('span')({
  display: 'inline-block',
  width: 22,
  height: 22,
  borderRadius: '50%',
  border: `2px solid ${token.hairline}`,
  borderTopColor: token.accentText,
  animation: `${turn} 700ms linear infinite`,
})
