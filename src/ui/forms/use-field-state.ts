import { useField } from 'formik'

/** A field's Formik props, and its error after the field was left or the form was submitted. */
export function useFieldState(name: string) {
  const [{ value, onChange, onBlur }, { touched, error }] = useField<string>(name)
  return { field: { name, value, onChange, onBlur }, error: touched ? error : undefined }
}
