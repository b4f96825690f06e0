import { useEffect, useRef, useState } from 'react'
import { Button, useSaying } from '../panel/controls.tsx'
import { useDock } from '../dock-context.ts'
import { fill, findField } from '../page/driver.ts'
import { fillable, fillForm } from '../page/fill-form.ts'
import { freeSlot, type Slot } from '../page/free-slot.ts'
import { keepLooking } from '../page/keep-looking.ts'
import { FILL_KEYS } from '../keys.ts'
import { magicFields, type MagicField } from './magic-values.tsx'

const WIDTH = 168
const GAP = 14
const LOOK_EVERY_MS = 400

/** The magic field of the open form, if it has one that can be written. */
function magicField(): MagicField | undefined {
  return magicFields.find(({ label, beside }) => {
    const control = findField(label, beside)
    return control && 'readOnly' in control && !control.readOnly
  })
}

/** Beside the form, level with its magic field if it has one; otherwise at a free edge, or nowhere. */
function place(form: Element, field: MagicField | undefined, self: HTMLElement): Slot | undefined {
  const frame = form.closest('[role=dialog]') ?? form
  const { right, top } = frame.getBoundingClientRect()
  const control = field && findField(field.label, field.beside)
  const level = control ? control.getBoundingClientRect().top - 24 : top
  const { clientWidth, clientHeight, dataset } = document.documentElement
  const room = clientWidth - right - (dataset['dock'] === 'open' ? 400 : 0)
  if (room >= WIDTH + 2 * GAP && level >= 0) return { left: right + GAP, top: Math.min(level, clientHeight - 180) }
  return freeSlot(self.offsetWidth, self.offsetHeight, self, { order: ['left', 'centre', 'right'] })
}

/** Fills the open form, or its magic field, with one press: beside the form and never over a control. */
export function BesideForm() {
  const { bank } = useDock()
  const [there, setThere] = useState<{ field: MagicField | undefined; slot: Slot | undefined }>()
  const box = useRef<HTMLElement>(null)
  const { run, saying } = useSaying()
  useEffect(() => {
    const look = () => {
      const found = fillable(bank)
      // The forms that are always on a page of the shell are filled by the key.
      const form = found?.closest('[role=dialog]') || !document.getElementById('main') ? found : undefined
      const field = magicField()
      const next = form && { field, slot: box.current ? place(form, field, box.current) : undefined }
      setThere((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
    }
    return keepLooking(look, LOOK_EVERY_MS)
  }, [bank])
  if (!there) return null
  const { field, slot } = there
  return (
    // Not named after the field, so that its label stays unique. Hidden until its size is known.
    <aside
      ref={box}
      className="beside solid"
      aria-label="Demo values"
      style={slot ?? { left: 0, top: 0, visibility: 'hidden' }}
    >
      <Button kind="main" title={FILL_KEYS} onClick={() => run(() => fillForm(bank))}>
        Fill this form
      </Button>
      {field?.values.map(({ value, effect }) => (
        <Button key={value} title={effect} onClick={() => run(() => fill(field.label, value, field.beside))}>
          {value}
        </Button>
      ))}
      <span className="visually-hidden">{saying}</span>
    </aside>
  )
}
