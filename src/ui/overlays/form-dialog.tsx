import Button from '@mui/material/Button'
import { Formik, type FormikErrors, type FormikHelpers, type FormikValues } from 'formik'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { AnyObjectSchema } from 'yup'
import { isAnythingFocused, rememberNextFocus } from '../feedback/focus.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { FormBody, useSingleSubmit } from '../forms/validated-form.tsx'
import { PlainDialog } from './dialog.tsx'

type SubmitResult<TValues> = boolean | FormikErrors<TValues>

interface FormDialogProps<TValues extends FormikValues> {
  onClose: () => void
  title: string
  part?: string
  description?: ReactNode
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
  width?: number
  children: ReactNode
}

/**
 * A form in a dialog. Mount it to open it and unmount it to close it, so that no input is kept for the next opening.
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
  useFocusAfterClose()
  const submit = useSingleSubmit(async (values: TValues, { setErrors, resetForm }: FormikHelpers<TValues>) => {
    if (closing.isOver()) return
    const result = await onSubmit(values)
    if (result === true) {
      // What has been sent is no draft any more, also while the dialog is closing.
      resetForm({ values })
      closing.close()
    } else if (result) setErrors(result)
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
 * MUI returns the focus to the button that opened a dialog. If that button is gone, for example because it was in the
 * empty state of a list, this moves the focus to the next sensible place.
 */
function useFocusAfterClose(): void {
  const [moveFocus] = useState(() => rememberNextFocus(document.activeElement ?? document.body))
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (!isAnythingFocused()) moveFocus()
      })
    },
    [moveFocus],
  )
}

/** Ensures that a late answer does not call `onClose` after unmounting, and that nothing is submitted after closing. */
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
