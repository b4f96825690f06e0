import { useState } from 'react'
import { useDock, useStore } from '../dock/dock-context.ts'
import { shownBox } from '../dock/overlays/card-place.ts'
import { ElementChooser, useEscape, type Choice } from '../dock/overlays/element-chooser.tsx'
import { Outline } from '../dock/overlays/outline.tsx'
import { PointingCard } from '../dock/overlays/pointing-card.tsx'
import { currentPath } from '../dock/page/own-path.ts'
import { PinForm } from './pin-form.tsx'
import { PinMark } from './pin-mark.tsx'
import { aroundMark } from './pin-steps.tsx'
import type { Pin } from './pins.ts'
import { pinPlaceAt, windowPlaceOf } from './pin-place.ts'

/** Chooses a spot with the pointer or the keyboard, then asks for the text. Escape ends it. */
export function PinPicker() {
  const { feedback } = useDock()
  const [choice, setChoice] = useState<Choice>()
  return choice ? (
    <NewPin choice={choice} />
  ) : (
    <ElementChooser
      label="Pin a spot"
      sentence="Choose a spot on the page."
      heading="Pin the heading"
      onChoice={setChoice}
      onCancel={() => feedback.pick(false)}
    />
  )
}

function NewPin({ choice: { element, x, y } }: { choice: Choice }) {
  const { feedback, basePath } = useDock()
  const pins = useStore(feedback.pins)
  const cancel = () => feedback.pick(false)
  useEscape(cancel)
  const [pinPlace] = useState(() => pinPlaceAt(element, x, y))
  const place = windowPlaceOf(pinPlace, element)
  const outline = shownBox(element)
  const save = (note: Pick<Pin, 'text' | 'name'>) => {
    const page = currentPath(basePath)
    if (page === undefined) throw new Error('This page is not one of the product.')
    feedback.pins.set([...pins, { page, ...note, ...pinPlace }])
    cancel()
  }
  return (
    <>
      {outline && <Outline around={outline} />}
      <PinMark number={pins.length + 1} place={place} current />
      <PointingCard
        label={`New pin ${pins.length + 1}`}
        around={{ target: aroundMark(place), submit: undefined, dialog: outline }}
        focusOn={undefined}
        onEscape={cancel}
      >
        <PinForm takesFocus author={pins.at(-1)?.name} onSave={save} onCancel={cancel} />
      </PointingCard>
    </>
  )
}
