import { FormField, type FieldProps } from './form-field.tsx'
import { Select, type SelectProps } from './select.tsx'
import { useFieldState } from './use-field-state.ts'

interface SelectFieldProps extends FieldProps, Pick<SelectProps, 'options' | 'placeholder'> {}

/** {@link Select} as a Formik field. */
export function SelectField({ name, label, help, options, placeholder }: SelectFieldProps) {
  const { field, error } = useFieldState(name)
  return (
    <FormField label={label} help={help} error={error}>
      {({ id, ...described }) => (
        <Select {...field} id={id} options={options} placeholder={placeholder} slotProps={{ input: described }} />
      )}
    </FormField>
  )
}
