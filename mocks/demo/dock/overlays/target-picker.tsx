import { SpotChooser, useEscape } from '../../feedback/spot-chooser.tsx'
import { pointAt } from '../../tours/pointing.ts'
import { useDock } from '../dock-context.ts'

/** Chooses the place that a step of a tour points at. */
export function TargetPicker({ onEnd }: { onEnd: () => void }) {
  const { bank, pointing } = useDock()
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
        pointAt(element, pointing.state(), bank)
        end()
      }}
      onCancel={end}
    />
  )
}
