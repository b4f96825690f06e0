import { styled } from '@mui/material/styles'
import { token } from '../theme/tokens.ts'
import { inputStyles } from './field.tsx'

// Apart from the fields of a form, because a filter needs no form library.

export const Input = styled('input')(inputStyles)

const chevron =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='16' fill='none' stroke='%237C8698' stroke-width='1.6' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m4 6 4 4 4-4'/%3E%3C/svg%3E\")"

export const Select = styled('select')({
  ...inputStyles,
  appearance: 'none',
  paddingRight: 36,
  background: `${chevron} right 10px center no-repeat`,
  backgroundColor: token.surface,
  textOverflow: 'ellipsis',
  '& option': { background: token.surface, color: token.ink },
})
