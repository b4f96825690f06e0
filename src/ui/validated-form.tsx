import { styled } from '@mui/material/styles'
import { Form, Formik, useFormikContext, type FormikValues } from 'formik'
import { useEffect, useRef, type ReactNode } from 'react'
import type { AnyObjectSchema } from 'yup'

const Fields = styled(Form)({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' })

/** Formik lets a second click through while the first one is being validated: one sending at a time. */
export function useSingleSubmit<TValues>(onSubmit: (values: TValues) => void | Promise<unknown>) {
  const sending = useRef(false)
  return async (values: TValues): Promise<void> => {
    if (sending.current) return
    sending.current = true
    try {
      await onSubmit(values)
    } finally {
      sending.current = false
    }
  }
}

interface ValidatedFormProps<TValues extends FormikValues> {
  initialValues: TValues
  validationSchema: AnyObjectSchema
  /** The form is busy until this settles; further sends meanwhile are ignored. */
  onSubmit: (values: TValues) => void | Promise<unknown>
  /** Names the form, which makes it a landmark. */
  label?: string
  children: ReactNode
}

/** Formik with the product's manners: no browser bubbles, one sending at a time, focus on the first field refused. */
export function ValidatedForm<TValues extends FormikValues>({ initialValues, validationSchema, onSubmit, label, children }: ValidatedFormProps<TValues>) {
  const submit = useSingleSubmit(onSubmit)
  return (
    <Formik initialValues={initialValues} validationSchema={validationSchema} onSubmit={submit}>
      <FormBody label={label}>{children}</FormBody>
    </Formik>
  )
}

/** The form element inside a Formik of one's own. */
export function FormBody({ id, label, children }: { id?: string; label?: string | undefined; children: ReactNode }) {
  const { submitCount, isValidating, isValid } = useFormikContext()
  const handled = useRef(0)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (submitCount === handled.current || isValidating) return
    handled.current = submitCount
    if (!isValid) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount, isValidating, isValid])

  return (
    <Fields noValidate id={id} ref={form} aria-label={label}>
      {children}
    </Fields>
  )
}
