import Button from '@mui/material/Button'
import { Formik, type FormikValues } from 'formik'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { AnyObjectSchema } from 'yup'
import { Overlay } from './dialog.tsx'
import { FormBody, useSingleSubmit } from './validated-form.tsx'
import { SubmitButton } from './fields.tsx'

interface FormDialogProps<TValues extends FormikValues> {
  onClose: () => void
  title: string
  description?: ReactNode
  initialValues: TValues
  validationSchema: AnyObjectSchema
  /** The dialog is busy until this settles. Answers whether all went well: then the dialog closes, otherwise it stays. */
  onSubmit: (values: TValues) => boolean | Promise<boolean>
  /** May depend on what has been entered: `Pay £120.00`. */
  submitLabel: string | ((values: TValues) => string)
  busyLabel: string
  /** Stands with the buttons and says what pressing will do. */
  summary?: ReactNode
  width?: number
  children: ReactNode
}

/**
 * A form in a dialog: fields scroll, the buttons stay in sight. Mounted for one opening, so that nothing of an earlier one,
 * neither what was typed nor what is still being sent, belongs to the next.
 */
export function FormDialog<TValues extends FormikValues>({
  onClose,
  title,
  description,
  width = 480,
  ...form
}: FormDialogProps<TValues>) {
  const { initialValues, validationSchema, onSubmit, submitLabel, busyLabel, summary, children } = form
  const id = useId()
  const closing = useClosing(onClose)
  const submit = useSingleSubmit(async (values: TValues) => {
    if (!closing.isOver() && (await onSubmit(values))) closing.close()
  })
  return (
    <Formik initialValues={initialValues} validationSchema={validationSchema} onSubmit={submit}>
      {({ values }) => (
        <Overlay
          open
          onClose={onClose}
          kind="dialog"
          width={width}
          title={title}
          description={description}
          footer={
            <>
              {summary}
              <Button onClick={onClose}>Cancel</Button>
              <SubmitButton form={id} busyLabel={busyLabel}>
                {typeof submitLabel === 'string' ? submitLabel : submitLabel(values)}
              </SubmitButton>
            </>
          }
        >
          <FormBody id={id}>{children}</FormBody>
        </Overlay>
      )}
    </Formik>
  )
}

/**
 * An answer may come after somebody has left, and has opened the same dialog again or gone to another page: it closes
 * nothing then. What keeps the dialog open, an address, may change a moment after it was closed: nothing more is sent then.
 */
function useClosing(onClose: () => void) {
  const over = useRef(false)
  useLayoutEffect(() => {
    over.current = false
    return () => {
      over.current = true
    }
  }, [])
  return {
    isOver: () => over.current,
    close: () => {
      if (over.current) return
      over.current = true
      onClose()
    },
  }
}
