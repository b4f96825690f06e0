import { useDock, useStore } from '../dock/dock-context.ts'
import { PinSteps } from './pin-steps.tsx'
import { SpotPicker } from './spot-picker.tsx'

/** What the page shows of the feedback, with the panel open or closed: the choice of a spot, or the pins. */
export function FeedbackLayer() {
  const { feedback } = useDock()
  const { pins, shown, visits, picking } = useStore(feedback)
  if (picking) return <SpotPicker />
  return shown === undefined ? null : <PinSteps key={visits} pins={pins} index={shown} />
}
