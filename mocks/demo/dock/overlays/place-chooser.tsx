import { useState } from 'react'
import { PinForm } from '../../feedback/pin-form.tsx'
import { PinMark, roomOfMark } from '../../feedback/pin-mark.tsx'
import { pinPlaceAt, windowPlaceOf } from '../../feedback/pin-place.ts'
import type { Pin } from '../../feedback/pins.ts'
import { withStep } from '../../tours/edit/edit-steps.ts'
import { saveTour } from '../../tours/saved-tours.ts'
import { useDock, useStore } from '../dock-context.ts'
import type { Choosing } from '../dock-services.ts'
import { targetOf } from '../page/find-target.ts'
import { currentPath } from '../page/own-path.ts'
import { shownBox } from '../page/box.ts'
import { ElementChooser, useEscape, type Choice } from './element-chooser.tsx'
import { PointingCard } from './pointing-card.tsx'

/** Chooses a place of the page with the pointer or the keyboard: for a new pin, or for a step of a tour. */
export function PlaceChooser({ choosing }: { choosing: Choosing }) {
  const services = useDock()
  const [choice, setChoice] = useState<Choice>()
  const end = () => services.choosing.set(undefined)
  const pointAt = (element: Element, { id, step }: Exclude<Choosing, 'pin'>) => {
    const target = targetOf(element)
    if (!target) throw new Error('This place has no name. Choose one beside it.')
    const tour = services.tours.state().find((one) => one.id === id)
    const pointed = tour?.steps[step - 1]
    if (!pointed) throw new Error('The step is no longer there.')
    saveTour(services.tours, withStep(tour, step - 1, { ...pointed, target }))
    end()
  }
  if (choosing !== 'pin')
    return (
      <ElementChooser
        label="Point at a place"
        sentence="Choose what the step points at."
        heading="The heading"
        onChoice={({ element }) => pointAt(element, choosing)}
        onCancel={end}
      />
    )
  return choice ? (
    <NewPin choice={choice} onEnd={end} />
  ) : (
    <ElementChooser
      label="Pin a spot"
      sentence="Choose a spot on the page."
      heading="Pin the heading"
      onChoice={setChoice}
      onCancel={end}
    />
  )
}

function NewPin({ choice: { element, x, y }, onEnd }: { choice: Choice; onEnd: () => void }) {
  const { feedback, basePath } = useDock()
  const pins = useStore(feedback.pins)
  useEscape(onEnd)
  const [pinPlace] = useState(() => pinPlaceAt(element, x, y))
  const place = windowPlaceOf(pinPlace, element)
  const outline = shownBox(element)
  const save = (note: Pick<Pin, 'text' | 'name'>) => {
    const page = currentPath(basePath)
    if (page === undefined) throw new Error('This page is not one of the product.')
    feedback.pins.set([...pins, { page, ...note, ...pinPlace }])
    onEnd()
  }
  return (
    <>
      <PinMark number={pins.length + 1} place={place} current />
      <PointingCard
        label={`New pin ${pins.length + 1}`}
        outline={outline}
        around={{ target: roomOfMark(place), dialog: outline }}
        onEscape={onEnd}
      >
        <PinForm pin={{ text: '', name: pins.at(-1)?.name }} onSave={save} onCancel={onEnd} />
      </PointingCard>
    </>
  )
}
