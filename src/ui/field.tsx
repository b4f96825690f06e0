import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { media, token } from '../theme/tokens.ts'

const Root = styled('div')({ display: 'grid', gap: 6, minWidth: 0, alignContent: 'start' })
const Label = styled('label')({ fontSize: '0.8125rem', lineHeight: 1.4, fontWeight: 550 })
const Help = styled('p')({ margin: 0, fontSize: '0.8125rem', lineHeight: 1.4, color: token.muted })
const Problem = styled('p')({
  margin: 0,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  fontWeight: 500,
  color: 'var(--corridor-palette-error-main)',
})

/** What an input of the kit looks like, whatever element it is. */
export const inputStyles = {
  width: '100%',
  minWidth: 0,
  height: 40,
  padding: '0 12px',
  letterSpacing: 'inherit',
  color: token.ink,
  backgroundColor: token.surface,
  border: `1px solid ${token.controlEdge}`,
  borderRadius: token.radius.control,
  transition: `border-color ${token.motion}, box-shadow ${token.motion}`,
  '&::placeholder': { color: token.muted, opacity: 1 },
  // A hint that does not fit says that it goes on.
  '&:placeholder-shown': { textOverflow: 'ellipsis' },
  '&:hover:not(:disabled)': { borderColor: token.muted },
  '&:focus, &:focus-visible': {
    outline: `2px solid ${token.accentText}`,
    outlineOffset: -1,
    borderColor: 'transparent',
  },
  '&[aria-invalid="true"]': { borderColor: 'var(--corridor-palette-error-main)' },
  '&[aria-invalid="true"]:focus': { outlineColor: 'var(--corridor-palette-error-main)' },
  '&:disabled': {
    color: token.muted,
    backgroundColor: token.sunken,
    borderColor: token.hairline,
    opacity: 1,
    cursor: 'not-allowed',
  },
  // An empty date is a placeholder too.
  '&[type="date"][value=""]:not(:focus)::-webkit-datetime-edit': { color: token.muted },
  '&::-webkit-calendar-picker-indicator': { opacity: 0.55, cursor: 'pointer' },
  '&:read-only:not(select)': { backgroundColor: token.sunken, borderColor: token.hairline },
  // Below 16 px a phone zooms into the page when the field takes focus.
  [media.phone]: { height: 44, fontSize: '1rem' },
} as const

export interface FieldAttributes {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldProps {
  label: string
  help?: ReactNode
  error?: string | undefined
  children: (attributes: FieldAttributes) => ReactNode
}

/** Label above, help and error below, all linked to whatever control is put inside. */
export function Field({ label, help, error, children }: FieldProps) {
  const id = useId()
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Root>
      <div>
        <Label htmlFor={id}>{label}</Label>
      </div>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': described || undefined })}
      {help && <Help id={`${id}-help`}>{help}</Help>}
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
    </Root>
  )
}
