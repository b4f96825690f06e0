import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { Button, useSaying } from '../dock/panel/controls.tsx'
import { MAX_NAME, MAX_TEXT, writtenPart, type Pin } from './pins.ts'

interface PinFormProps {
  pin?: Pick<Pin, 'text' | 'name'>
  /** Suggested for a new pin: the name of the last one. */
  author?: string | undefined
  takesFocus?: boolean
  /** May throw a sentence. */
  onSave: (note: Pick<Pin, 'text' | 'name'>) => void
  onCancel: () => void
}

export function PinForm({ pin, author = '', takesFocus = false, onSave, onCancel }: PinFormProps) {
  const [text, setText] = useState(pin?.text ?? '')
  const [name, setName] = useState(pin ? (pin.name ?? '') : author)
  const count = useId()
  const { run, saying } = useSaying()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const save = (event: FormEvent) => {
    event.preventDefault()
    run(() => onSave(writtenPart({ text, name })))
  }
  return (
    <form onSubmit={save}>
      <div className="fields">
        <label className="field wide">
          Feedback
          <textarea
            rows={3}
            maxLength={MAX_TEXT}
            aria-describedby={count}
            placeholder="What should change here?"
            value={text}
            ref={field}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <p id={count} className="small wide">
          {MAX_TEXT - text.length} characters left
        </p>
        <label className="field wide">
          Name (optional)
          <input maxLength={MAX_NAME} value={name} onChange={({ target }) => setName(target.value)} />
        </label>
      </div>
      <div className="row">
        <button type="submit" className="button" data-kind="main">
          Save pin
        </button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      {saying}
    </form>
  )
}
