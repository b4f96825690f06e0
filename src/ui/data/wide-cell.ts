import { styled } from '@mui/material/styles'
import TableCell from '@mui/material/TableCell'
import { media, token } from '../../theme/tokens.ts'

/** A table cell that is hidden on phones, where a `SecondLine` in another cell shows its content. */
export const WideCell = styled(TableCell)({ [media.phone]: { display: 'none' } })

export const SecondLine = styled('span')({
  display: 'none',
  color: token.muted,
  fontSize: token.size.body2,
  fontWeight: 400,
  [media.phone]: { display: 'block' },
})
