import { styled } from '@mui/material/styles'
import { Formik, useFormikContext, type FormikValues } from 'formik'
import { useEffect, useRef, type ReactNode } from 'react'
import type { AnyObjectSchema } from 'yup'

const Fields = styled('form')({ display: 'grid', gap: 10, gridTemplateColumns: 'minmax(0, 1fr)' })

/** Ignores submits during another one: Formik accepts a second click while the first is being validated. */
export function useSingleSubmit<TValues, TRest extends unknown[]>(
  onSubmit: (values: TValues, ...rest: TRest) => void | Promise<unknown>,
) {
  const underWay = useRef<Promise<void>>(null)
  const send = async (values: TValues, ...rest: TRest): Promise<void> => {
    try {
      await onSubmit(values, ...rest)
    } finally {
      underWay.current = null
    }
  }
  return (values: TValues, ...rest: TRest): Promise<void> => (underWay.current ??= send(values, ...rest))
}

interface ValidatedFormProps<TValues extends FormikValues> {
  initialValues: TValues
  validationSchema: AnyObjectSchema
  /** The form is busy until this settles. */
  onSubmit: (values: TValues) => void | Promise<unknown>
  /** The accessible name, which makes the form a landmark. */
  label?: string
  children: ReactNode
}

/** A Formik form that submits once at a time and focuses the first invalid field. */
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

/** The form element, for use inside `Formik`. */
export function FormBody({ id, label, children }: { id?: string; label?: string | undefined; children: ReactNode }) {
  const { isSubmitting, isValid, handleSubmit } = useFormikContext()
  const wasSubmitting = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  // After a submit that ended with invalid fields, whether they were found here or refused by the bank.
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && !isValid) focusFirstInvalid(form.current)
    wasSubmitting.current = isSubmitting
  }, [isSubmitting, isValid])

  return (
    // Phone keyboards show their submit key only for a form with an action.
    <Fields
      noValidate
      action="#"
      id={id}
      ref={form}
      aria-label={label}
      onSubmit={(event) => {
        // Enter in a field submits even while the form is busy, because the button is not disabled.
        if (isSubmitting) event.preventDefault()
        else handleSubmit(event)
      }}
    >
      {children}
    </Fields>
  )
}

/** A group of radio buttons is invalid as a whole; its first button takes the focus. */
function focusFirstInvalid(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const target = invalid?.matches('[role="radiogroup"]') ? invalid.querySelector('input') : invalid
  target?.focus()
}
