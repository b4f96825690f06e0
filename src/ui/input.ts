import { styled } from '@mui/material/styles'
import { forcedColors, token } from '../theme/tokens.ts'
import { inputStyles } from './field.tsx'

// Apart from the fields of a form, because a filter needs no form library.

export const Input = styled('input')(inputStyles)

/** One of the two strokes of a chevron, the width of a pixel and a half. */
const stroke = (direction: string, right: number) =>
  `linear-gradient(to ${direction}, transparent 38%, ${token.muted} 40% 60%, transparent 62%) right ${right}px center / 5px 5px no-repeat`

export const Select = styled('select')({
  ...inputStyles,
  appearance: 'none',
  paddingRight: 36,
  // Not an image: a browser makes a document of its own out of one, within the layout of the page that shows it first.
  background: `${stroke('top right', 18)}, ${stroke('bottom right', 13)}`,
  backgroundColor: token.surface,
  textOverflow: 'ellipsis',
  // Of a background the chevron goes along.
  [forcedColors]: { appearance: 'auto', paddingRight: 12 },
  '& option': { background: token.surface, color: token.ink },
})
