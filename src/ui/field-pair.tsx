import { styled } from '@mui/material/styles'

/** Two fields that are one thought, side by side where there is room. */
export const FieldPair = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))',
})
