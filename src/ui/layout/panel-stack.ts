import { styled } from '@mui/material/styles'
import { media } from '../../theme/tokens.ts'

/** Panels one below the other, closer on a phone. */
export const PanelStack = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.phone]: { gap: 16 },
})
