import { styled } from '@mui/material/styles'

/** Two fields that are one thought, side by side where there is room. */
export const FieldPair = styled('div')({
  display: 'grid',
  gap: '0 16px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))',
})

/** An amount and the currency it is in: as high as the amount. */
export const AmountPair = styled(FieldPair)({ '& .MuiOutlinedInput-root': { minHeight: 48 } })
