import Button from '@mui/material/Button'
import { Formik, type FormikValues } from 'formik'
import { useId, type ReactNode } from 'react'
import type { AnyObjectSchema } from 'yup'
import { Overlay } from './dialog.tsx'
import { FormBody, useSingleSubmit } from './validated-form.tsx'
import { SubmitButton } from './fields.tsx'

interface FormDialogProps<TValues extends FormikValues> {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  initialValues: TValues
  validationSchema: AnyObjectSchema
  /** The dialog is busy until this settles. It stays open: close it from here when all went well. */
  onSubmit: (values: TValues) => void | Promise<unknown>
  /** May depend on what has been entered: `Pay £120.00`. */
  submitLabel: string | ((values: TValues) => string)
  busyLabel: string
  /** Stands with the buttons and says what pressing will do. */
  summary?: ReactNode
  width?: number
  children: ReactNode
}

/** A form in a dialog: fields scroll, the buttons stay in sight; each opening starts from `initialValues`. */
export function FormDialog<TValues extends FormikValues>({ open, onClose, title, description, width = 480, ...form }: FormDialogProps<TValues>) {
  const { initialValues, validationSchema, onSubmit, submitLabel, busyLabel, summary, children } = form
  const id = useId()
  const submit = useSingleSubmit(onSubmit)
  return (
    <Formik initialValues={initialValues} validationSchema={validationSchema} onSubmit={submit} key={open ? 'open' : 'closed'}>
      {({ values }) => (
        <Overlay
          open={open}
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
