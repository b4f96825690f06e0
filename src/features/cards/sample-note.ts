import { styled } from '@mui/material/styles'
import { token, tone } from '../../theme/tokens.ts'

/** Says above what is a sample, or stays on this device, that it is. */
export const SampleNote = styled('p')({
  margin: 0,
  padding: '10px 12px',
  borderRadius: token.radius.control,
  color: tone('amber').text,
  background: tone('amber').tint,
  fontSize: '0.8125rem',
})
