import { styled } from '@mui/material/styles'
import TableCell from '@mui/material/TableCell'
import { media, token } from '../../theme/tokens.ts'

/** A cell that a phone has no room for; a `SecondLine` elsewhere in the row says the same there. */
export const WideCell = styled(TableCell)({ [media.phone]: { display: 'none' } })

export const SecondLine = styled('span')({
  display: 'none',
  color: token.muted,
  fontSize: token.size.body2,
  fontWeight: 400,
  [media.phone]: { display: 'block' },
})
