import { SpotChooser, useEscape } from '../../feedback/spot-chooser.tsx'
import type { PointingStore } from '../../tours/pointing.ts'

/** Chooses the place that a step of a tour points at. */
export function TargetPicker({ pointing, onEnd }: { pointing: PointingStore; onEnd: () => void }) {
  const end = () => {
    pointing.set(undefined)
    onEnd()
  }
  useEscape(end)
  return (
    <SpotChooser
      label="Point at a place"
      sentence="Choose what the step points at."
      heading="The heading"
      onChoice={({ element }) => {
        pointing.choose(element)
        onEnd()
      }}
      onCancel={end}
    />
  )
}
