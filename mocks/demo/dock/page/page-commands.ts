import type { RecordControl } from '../../tours/record/recorder.ts'
import type { TourAction } from '../../tours/tour.ts'
import type { TourControl } from '../../tours/tour-player.ts'

export interface StartOptions {
  play?: boolean
  /** Begins at this step, counted from 1, on the page as it is; with `only` it is the last one too. */
  step?: number
  only?: boolean
}

/** What the dock can ask of the product's page, in its own tab or in another one. They reject with a sentence. */
export interface PageCommands {
  go: (path: string) => Promise<void>
  fill: (label: string, value: string, beside?: string) => Promise<void>
  fillForm: () => Promise<void>
  setHonesty: (on: boolean) => Promise<void>
  startTour: (id: string, options?: StartOptions) => Promise<void>
  controlTour: (control: TourControl) => Promise<void>
  /** Plays the tour and saves a picture of each of its steps. */
  drawStoryboard: (id: string) => Promise<void>
  /** Lets the user choose the place that a step of a saved tour points at. Steps are counted from 1. */
  point: (id: string, step: number) => Promise<void>
  showMessage: (id: string) => Promise<void>
  /** Chooses a spot for a pin. */
  pickSpot: () => Promise<void>
  /** Steps through the pins, from this one. */
  showPin: (index: number) => Promise<void>
  record: (control: RecordControl) => Promise<void>
  /** What was done in the presenter's window, for the recording. */
  noteAction: (action: TourAction) => Promise<void>
  /** The route. */
  where: () => Promise<string | undefined>
}
