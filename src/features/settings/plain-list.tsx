import { styled } from '@mui/material/styles'
import { media, token } from '../../theme/tokens.ts'

export const PlainList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

/** A list item with text on the left and actions on the right. */
export const PlainItem = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: 64,
  padding: '10px 20px',
  '& + &': { borderTop: `1px solid ${token.hairline}` },
  [media.phone]: { padding: '10px 16px' },
})

export const ItemWords = styled('div')({ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' })
export const ItemTitle = styled('p')({ margin: 0, fontWeight: 550 })
export const ItemNote = styled('p')({ margin: 0, color: token.muted, fontSize: token.size.body2 })
export const ItemActions = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 })
