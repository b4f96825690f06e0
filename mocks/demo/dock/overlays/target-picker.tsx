import { pointAt } from '../../tours/pointing.ts'
import { useDock } from '../dock-context.ts'
import { ElementChooser } from './element-chooser.tsx'

/** Chooses the place that a step of a tour points at. */
export function TargetPicker({ onEnd }: { onEnd: () => void }) {
  const { tours, pointing } = useDock()
  const end = () => {
    pointing.set(undefined)
    onEnd()
  }
  return (
    <ElementChooser
      label="Point at a place"
      sentence="Choose what the step points at."
      heading="The heading"
      onChoice={({ element }) => {
        pointAt(element, pointing.state(), tours)
        end()
      }}
      onCancel={end}
    />
  )
}
