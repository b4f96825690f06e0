import Button from '@mui/material/Button'
import { Formik, type FormikValues } from 'formik'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { AnyObjectSchema } from 'yup'
import { isAnythingFocused, wayOnFrom } from '../feedback/focus.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { FormBody, useSingleSubmit } from '../forms/validated-form.tsx'
import { PlainDialog } from './dialog.tsx'

interface FormDialogProps<TValues extends FormikValues> {
  onClose: () => void
  title: string
  part?: string
  description?: ReactNode
  initialValues: TValues
  validationSchema: AnyObjectSchema
  /** The dialog is busy until this settles. Resolves to whether it succeeded: the dialog then closes, and stays otherwise. */
  onSubmit: (values: TValues) => boolean | Promise<boolean>
  /** May depend on what has been entered: `Pay £120.00`. */
  submitLabel: string | ((values: TValues) => string)
  busyLabel: string
  /** Beside the buttons: what pressing will do. */
  summary?: ReactNode
  width?: number
  children: ReactNode
}

/**
 * A form in a dialog: fields scroll, the buttons stay in sight. Mount it for one opening, so that nothing typed or still
 * being sent in an earlier one belongs to the next.
 */
export function FormDialog<TValues extends FormikValues>({
  onClose,
  title,
  part,
  description,
  width = 480,
  ...form
}: FormDialogProps<TValues>) {
  const { initialValues, validationSchema, onSubmit, submitLabel, busyLabel, summary, children } = form
  const id = useId()
  const closing = useClosing(onClose)
  useFocusAfter()
  const submit = useSingleSubmit(async (values: TValues) => {
    if (!closing.isOver() && (await onSubmit(values))) closing.close()
  })
  return (
    <Formik initialValues={initialValues} validationSchema={validationSchema} onSubmit={submit}>
      {({ values }) => (
        <PlainDialog
          open
          onClose={onClose}
          width={width}
          title={title}
          {...(part !== undefined && { part })}
          description={description}
          actions={
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
        </PlainDialog>
      )}
    </Formik>
  )
}

/**
 * MUI gives the focus back to what opened a dialog. Where the dialog has removed that, such as the first step of an empty
 * list, the focus goes to where one would go on.
 */
function useFocusAfter(): void {
  const [goOn] = useState(() => wayOnFrom(document.activeElement ?? document.body))
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (!isAnythingFocused()) goOn()
      })
    },
    [goOn],
  )
}

/** An answer that comes after the dialog was left closes nothing, and after it was closed nothing more is sent. */
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
