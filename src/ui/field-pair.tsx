import { styled } from '@mui/material/styles'
import { media } from '../theme/tokens.ts'

/** Two fields that are one thought, side by side where there is room. */
export const FieldPair = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))',
})

/** An amount and the currency it is in: as high as the amount. */
export const AmountPair = styled(FieldPair)({ '& select': { height: 48, [media.phone]: { height: 52 } } })
