import { styled } from '@mui/material/styles'

/** Two related fields, side by side where there is room. */
export const FieldPair = styled('div')({
  display: 'grid',
  gap: '10px 16px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
})

/** An amount and the choice of its currency, which replaces the currency in the AmountField. */
export const AmountPair = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > *': { flex: '1 1 7.5rem', width: 'auto' },
  // As wide as a long amount, which may take a line of its own.
  '& > :first-of-type': { flex: '1.7 1 8.5rem', minWidth: 'min(100%, 0.6rem * var(--characters, 1) + 28px)' },
  '& .MuiOutlinedInput-root': { minHeight: 48 },
  '& .MuiInputAdornment-root': { display: 'none' },
  '--taken': '28px',
})
