import { styled } from '@mui/material/styles'

/** Two related fields, side by side where there is room. */
export const FieldPair = styled('div')({
  display: 'grid',
  gap: '0 16px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))',
})

/** An amount and its currency, with the height of an AmountField. */
export const AmountPair = styled(FieldPair)({ '& .MuiOutlinedInput-root': { minHeight: 48 } })
