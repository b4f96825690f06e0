import { memo } from 'react'
import { FormField, type FieldProps } from './form-field.tsx'
import { Select, type SelectProps } from './select.tsx'
import { useFieldState, type FieldState } from './use-field-state.ts'

interface SelectFieldProps extends FieldProps, Pick<SelectProps, 'autoComplete' | 'options' | 'placeholder'> {}

/** {@link Select} as a Formik field. */
export function SelectField({ name, ...rest }: SelectFieldProps) {
  const { field, error } = useFieldState(name)
  return <LabelledSelect {...field} {...rest} error={error} />
}

const LabelledSelect = memo(function LabelledSelect({ label, help, error, ...rest }: SelectFieldProps & FieldState) {
  return (
    <FormField label={label} help={help} error={error}>
      {({ id, ...described }) => <Select {...rest} id={id} slotProps={{ input: described }} />}
    </FormField>
  )
})
