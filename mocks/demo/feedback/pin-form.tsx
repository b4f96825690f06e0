import { object, string } from 'yup'
import { MAX_NAME, MAX_TEXT, writtenPart, type Pin } from './pins.ts'
import { DockForm, Field } from '../dock/panel/fields.tsx'
import { Act } from '../dock/panel/kit.tsx'

interface PinFormProps {
  pin: Pick<Pin, 'text' | 'name'>
  /** May throw a sentence. */
  onSave: (note: Pick<Pin, 'text' | 'name'>) => void
  onCancel: () => void
}

const pinSchema = object({ text: string().trim().required('Write a sentence first').max(MAX_TEXT), name: string() })

export function PinForm({ pin: { text, name = '' }, onSave, onCancel }: PinFormProps) {
  return (
    <DockForm
      label="Pin"
      values={{ text, name }}
      schema={pinSchema}
      submit="Save pin"
      onSubmit={(typed) => onSave(writtenPart(typed))}
      acts={
        <Act quiet work={onCancel}>
          Cancel
        </Act>
      }
    >
      <Field
        name="text"
        label="Feedback"
        placeholder="What should change here?"
        multiline
        minRows={3}
        // It is placed once: if it grew, its buttons would leave the window.
        maxRows={3}
        maxLength={MAX_TEXT}
        help={`At most ${MAX_TEXT} characters`}
        inputRef={focus}
      />
      <Field name="name" label="Name (optional)" maxLength={MAX_NAME} />
    </DockForm>
  )
}

const focus = (field: HTMLElement | null): void => field?.focus({ preventScroll: true })
