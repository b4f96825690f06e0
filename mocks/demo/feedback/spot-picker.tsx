import { useState } from 'react'
import { useDock } from '../dock/dock-context.ts'
import { shownBox } from '../dock/overlays/card-place.ts'
import { Outline } from '../dock/overlays/outline.tsx'
import { PointingCard } from '../dock/overlays/pointing-card.tsx'
import { currentPath } from '../dock/page/own-path.ts'
import { PinForm } from './pin-form.tsx'
import { PinMark } from './pin-mark.tsx'
import { aroundMark } from './pin-steps.tsx'
import type { Pin } from './pins.ts'
import { SpotChooser, useEscape, type Choice } from './spot-chooser.tsx'
import { placeOf } from './spot.ts'

/** Chooses a spot with the pointer or the keyboard, then asks for the text. Escape ends it. */
export function SpotPicker() {
  const { feedback } = useDock()
  const [choice, setChoice] = useState<Choice>()
  const cancel = () => feedback.pick(false)
  useEscape(cancel)
  return choice ? (
    <NewPin choice={choice} />
  ) : (
    <SpotChooser
      label="Pin a spot"
      sentence="Choose a spot on the page."
      heading="Pin the heading"
      onChoice={setChoice}
      onCancel={cancel}
    />
  )
}

function NewPin({ choice: { spot, element } }: { choice: Choice }) {
  const { feedback, basePath } = useDock()
  const { pins } = feedback.state()
  const place = placeOf(spot, element)
  const outline = shownBox(element)
  const save = (note: Pick<Pin, 'text' | 'name'>) => {
    const page = currentPath(basePath)
    if (page === undefined) throw new Error('This page is not one of the product.')
    feedback.setPins([...pins, { page, ...note, spot }])
    feedback.pick(false)
  }
  return (
    <>
      {outline && <Outline around={outline} />}
      <PinMark number={pins.length + 1} place={place} current />
      <PointingCard
        label={`New pin ${pins.length + 1}`}
        around={{ target: aroundMark(place), submit: undefined, dialog: outline }}
        focusOn={undefined}
        onEscape={() => feedback.pick(false)}
      >
        <PinForm takesFocus author={pins.at(-1)?.name} onSave={save} onCancel={() => feedback.pick(false)} />
      </PointingCard>
    </>
  )
}
