import { styled } from '@mui/material/styles'
import { Formik, useFormikContext, type FormikValues } from 'formik'
import { useEffect, useRef, type ReactNode } from 'react'
import type { AnyObjectSchema } from 'yup'

const Fields = styled('form')({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' })

/** Formik lets a second click through while the first one is being validated. Sends once at a time. */
export function useSingleSubmit<TValues>(onSubmit: (values: TValues) => void | Promise<unknown>) {
  const underWay = useRef<Promise<void>>(null)
  const send = async (values: TValues): Promise<void> => {
    try {
      await onSubmit(values)
    } finally {
      underWay.current = null
    }
  }
  return (values: TValues): Promise<void> => (underWay.current ??= send(values))
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

/** Formik without the browser's own messages. Sends once at a time and focuses the first invalid field. */
export function ValidatedForm<TValues extends FormikValues>({
  initialValues,
  validationSchema,
  onSubmit,
  label,
  children,
}: ValidatedFormProps<TValues>) {
  const submit = useSingleSubmit(onSubmit)
  return (
    <Formik initialValues={initialValues} validationSchema={validationSchema} onSubmit={submit}>
      <FormBody label={label}>{children}</FormBody>
    </Formik>
  )
}

/** The form element, for a form that has a `Formik` of its own. */
export function FormBody({ id, label, children }: { id?: string; label?: string | undefined; children: ReactNode }) {
  const { submitCount, isSubmitting, isValidating, isValid, handleSubmit } = useFormikContext()
  const handled = useRef(0)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (submitCount === handled.current || isValidating) return
    handled.current = submitCount
    if (!isValid) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount, isValidating, isValid])

  return (
    // Phone keyboards offer to send only a form that has an action.
    <Fields
      noValidate
      action="#"
      id={id}
      ref={form}
      aria-label={label}
      onSubmit={(event) => {
        // A busy button is not disabled, and Enter in a field presses it.
        if (isSubmitting) event.preventDefault()
        else handleSubmit(event)
      }}
    >
      {children}
    </Fields>
  )
}
