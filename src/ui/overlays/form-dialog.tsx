import Button from '@mui/material/Button'
import { Formik, type FormikErrors, type FormikHelpers, type FormikValues } from 'formik'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { AnyObjectSchema } from 'yup'
import { SubmitButton } from '../forms/submit-button.tsx'
import { FormBody, useSingleSubmit } from '../forms/validated-form.tsx'
import { PlainDialog, type OverlayProps } from './dialog.tsx'

type SubmitResult<TValues> = boolean | FormikErrors<TValues>

interface FormDialogProps<TValues extends FormikValues> extends Omit<OverlayProps, 'open' | 'actions'> {
  initialValues: TValues
  validationSchema: AnyObjectSchema
  /**
   * The dialog is busy until this settles. It closes if this resolves to true and stays open otherwise. The errors of
   * fields, e.g. after a refusal of the bank, are shown at the fields, and the first one takes the focus.
   */
  onSubmit: (values: TValues) => SubmitResult<TValues> | Promise<SubmitResult<TValues>>
  /** A function can use the entered values, e.g. for `Pay £120.00`. */
  submitLabel: string | ((values: TValues) => string)
  busyLabel: string
  /** Shown beside the buttons. */
  summary?: ReactNode
}

/**
 * A form in a dialog. Mount it to open it and unmount it to close it, so that no input is kept for the next opening.
 */
export function FormDialog<TValues extends FormikValues>({
  initialValues,
  validationSchema,
  onSubmit,
  submitLabel,
  busyLabel,
  summary,
  children,
  ...dialog
}: FormDialogProps<TValues>) {
  const id = useId()
  // For late answers: `onClose` is not called again, and nothing is submitted after closing.
  const closed = useRef(false)
  useLayoutEffect(() => {
    closed.current = false
    return () => {
      closed.current = true
    }
  }, [])
  // Whether closing would lose what was entered. "Cancel" says so itself.
  const [asking, setAsking] = useState(false)
  const submit = useSingleSubmit(async (values: TValues, { setErrors, resetForm }: FormikHelpers<TValues>) => {
    if (closed.current) return
    const result = await onSubmit(values)
    if (result === true) {
      // What has been sent is no draft any more, also while the dialog is closing.
      resetForm({ values })
      if (!closed.current) dialog.onClose()
      closed.current = true
    } else if (result) setErrors(result)
  })
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={validationSchema}
      // The focus leaves a field for the one that the bank refused, whose error a validation would remove.
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ values, dirty, isSubmitting }) => (
        <PlainDialog
          {...dialog}
          open
          onClose={() => (dirty && !isSubmitting ? setAsking(true) : dialog.onClose())}
          actions={
            <>
              {summary}
              <Button onClick={dialog.onClose}>Cancel</Button>
              <SubmitButton form={id} busyLabel={busyLabel}>
                {typeof submitLabel === 'string' ? submitLabel : submitLabel(values)}
              </SubmitButton>
            </>
          }
        >
          <FormBody id={id}>
            {children}
            <FirstEmptyFieldFocus form={id} />
          </FormBody>
          {asking && <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={dialog.onClose} />}
        </PlainDialog>
      )}
    </Formik>
  )
}

function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <PlainDialog
      open
      onClose={onKeep}
      title="Discard what you entered?"
      width={400}
      actions={
        <>
          <Button onClick={onDiscard}>Discard</Button>
          <Button variant="contained" onClick={onKeep}>
            Keep editing
          </Button>
        </>
      }
    >
      It has not been sent.
    </PlainDialog>
  )
}

/**
 * Focuses the first empty field, but not on touch screens, where the keyboard would cover the form. Rendered after the
 * fields, so that they exist.
 */
function FirstEmptyFieldFocus({ form }: { form: string }) {
  useEffect(() => {
    if (matchMedia('(pointer: coarse)').matches) return
    const writable = 'input:not([readonly]), select, textarea'
    const fields = document.getElementById(form)?.querySelectorAll<HTMLInputElement>(writable)
    ;[...(fields ?? [])].find(({ value }) => value === '')?.focus()
  }, [form])
  return null
}
