import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import { memo, useId } from 'react'
import { chosenInForcedColors, media, token } from '../../theme/tokens.ts'
import type { FieldProps } from './form-field.tsx'
import { useFieldState, type FieldState } from './use-field-state.ts'

const Rows = styled('div')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))',
})

const Row = styled('label')({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  alignItems: 'center',
  alignContent: 'start',
  gap: '0 10px',
  padding: '9px 12px',
  border: `1px solid ${token.controlEdge}`,
  borderRadius: token.radius.control,
  cursor: 'pointer',
  transition: `border-color ${token.motion}, background-color ${token.motion}`,
  '&:hover': { borderColor: token.muted },
  '[aria-invalid="true"] > &': { borderColor: token.error },
  '&:has(:checked)': {
    borderColor: token.accentText,
    background: token.accentTint,
    ...chosenInForcedColors,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${token.accentText}`, outlineOffset: 2 },
  // Not the browser's own button: on a dark page WebKit fills all of them white, so that each looks chosen.
  '& input': {
    appearance: 'none',
    width: 16,
    height: 16,
    margin: 0,
    border: `1.5px solid ${token.controlEdge}`,
    borderRadius: '50%',
    outline: 'none',
    cursor: 'inherit',
    '&:checked': { borderWidth: 5, borderColor: token.accentText },
  },
  [media.phone]: { minHeight: 44 },
})
const Name = styled('span')({ fontWeight: 550, overflowWrap: 'break-word' })
const Fact = styled('span')({ color: token.muted, fontSize: token.size.body2, textAlign: 'right' })
const Detail = styled('span')({ gridColumn: '2 / -1', color: token.muted, fontSize: token.size.body2, lineHeight: 1.4 })

interface RadioRow {
  value: string
  label: string
  /** Beside the label. */
  fact: string
  /** Below the label. */
  detail: string
}

interface RadioRowsFieldProps extends FieldProps {
  options: readonly RadioRow[]
  onSelect: (value: string) => void
}

/** A choice between few options that are compared by their facts, as a Formik field. */
export function RadioRowsField({ name, ...rest }: RadioRowsFieldProps) {
  const { field, error } = useFieldState(name)
  return <LabelledRows {...field} {...rest} error={error} />
}

const LabelledRows = memo(function LabelledRows({
  name,
  label,
  help,
  error,
  value: chosen,
  options,
  onBlur,
  onSelect,
}: RadioRowsFieldProps & Omit<FieldState, 'onChange'>) {
  const id = useId()
  return (
    <FormControl fullWidth error={error !== undefined} sx={{ marginBottom: help ? '14px' : 0 }}>
      <FormLabel id={id} component="span">
        {label}
      </FormLabel>
      <Rows
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={`${id}-help`}
        aria-invalid={error !== undefined}
        onBlur={onBlur}
      >
        {options.map(({ value, label: text, fact, detail }) => (
          <Row key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              aria-labelledby={`${id}-${value}`}
              aria-describedby={`${id}-${value}-fact ${id}-${value}-detail`}
              onChange={() => onSelect(value)}
            />
            <Name id={`${id}-${value}`}>{text}</Name>
            <Fact id={`${id}-${value}-fact`}>{fact}</Fact>
            <Detail id={`${id}-${value}-detail`}>{detail}</Detail>
          </Row>
        ))}
      </Rows>
      <FormHelperText id={`${id}-help`}>{error ?? help ?? ' '}</FormHelperText>
    </FormControl>
  )
})
