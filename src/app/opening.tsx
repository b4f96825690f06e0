import { styled } from '@mui/material/styles'
import { token } from '../theme/tokens.ts'
import { Loading } from '../ui/feedback/states.tsx'

/** Over the page, which stays usable. The code is usually there at once: no flash. */
const Over = styled('div')({
  position: 'fixed',
  zIndex: 1300,
  inset: 0,
  margin: 'auto',
  width: 56,
  height: 56,
  borderRadius: token.radius.card,
  background: token.surface,
  boxShadow: token.shadow.floating,
  pointerEvents: 'none',
  '@keyframes opening': { from: { opacity: 0 } },
  animation: 'opening 0.2s 0.3s both',
  '& > *': { padding: 16 },
})

/** Shown while the code of a dialog is on its way: the press was taken. */
export const Opening = () => (
  <Over>
    <Loading label="Opening" />
  </Over>
)
