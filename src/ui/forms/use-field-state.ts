import { useField } from 'formik'

/**
 * A field's Formik props, and its error after the form was submitted or the field was left with a changed value. A
 * field that is left unchanged, as when Cancel is pressed, shows no error yet.
 */
export function useFieldState(name: string) {
  const [{ value, onChange, onBlur }, { touched, error, initialValue }] = useField<string>(name)
  const isChanged = value !== initialValue
  return {
    field: { name, value, onChange, onBlur: isChanged ? onBlur : undefined },
    error: touched ? error : undefined,
  }
}

/** What a field shows of its state. */
export type FieldState = ReturnType<typeof useFieldState>['field'] & { error: string | undefined }
