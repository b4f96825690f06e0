import type { TourControl } from '../../tours/tour-player.ts'
import { dockActions } from '../../tours/dock-actions.ts'
import type { Pointing } from '../../tours/pointing.ts'
import type { RecordControl } from '../../tours/record/record-control.ts'
import { isTourAction, type TourAction } from '../../tours/tour.ts'
import { fill, go } from './driver.ts'
import { currentPath, isOwnPath } from './own-path.ts'

/** What the dock can ask of the product's page, in its own tab or in another one. */
export type PageCommand =
  | { type: 'go'; path: string }
  | { type: 'fill'; label: string; value: string; beside?: string }
  | { type: 'fill form' }
  | { type: 'honesty'; on: boolean }
  /** From a step, counted from 1, as the page is; or only this step. */
  | { type: 'tour'; id: string; play?: boolean; step?: number; only?: boolean }
  /** Plays the tour and saves a picture of each of its steps. */
  | { type: 'storyboard'; id: string }
  /** Chooses the place that a step of a saved tour points at. */
  | { type: 'point'; id: string; step: number }
  | { type: 'tour control'; control: TourControl }
  | { type: 'message'; id: string }
  /** Chooses a spot for a pin. */
  | { type: 'pick spot' }
  /** Steps through the pins, from this one. */
  | { type: 'show pin'; index: number }
  /** Answered with the title of the tour that was saved, if one was. */
  | { type: 'record'; control: RecordControl }
  /** What was done in the presenter's window, for the recording. */
  | { type: 'dock action'; action: TourAction }
  /** Answered with the route. */
  | { type: 'where' }

/** Reads a command from another tab; undefined when it is invalid. */
export function readPageCommand(value: unknown): PageCommand | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const {
    type,
    path,
    label,
    value: text,
    beside,
    on,
    id,
    play,
    control,
    index,
    action,
    step,
    only,
  } = value as Record<string, unknown>
  switch (type) {
    case 'go':
      return isShort(path) && isOwnPath(path) ? { type, path } : undefined
    case 'fill':
      if (!isShort(label) || !isShort(text) || !(beside === undefined || isShort(beside))) return undefined
      return { type, label, value: text, ...(beside !== undefined && { beside }) }
    case 'honesty':
      return typeof on === 'boolean' ? { type, on } : undefined
    case 'tour':
      if (!isShort(id) || !(step === undefined || isNumber(step))) return undefined
      return { type, id, ...(play === true && { play }), ...(step && { step }), ...(only === true && { only }) }
    case 'storyboard':
      return isShort(id) ? { type, id } : undefined
    case 'point':
      return isShort(id) && isNumber(step) ? { type, id, step } : undefined
    case 'tour control': {
      const known = CONTROLS.find((one) => one === control)
      return known && { type, control: known }
    }
    case 'record': {
      const known = RECORD_CONTROLS.find((one) => one === control)
      return known && { type, control: known }
    }
    case 'dock action':
      return isTourAction(action) ? { type, action } : undefined
    case 'message':
      return isShort(id) ? { type, id } : undefined
    case 'show pin':
      return isNumber(index) ? { type, index } : undefined
    case 'where':
    case 'fill form':
    case 'pick spot':
      return { type }
    default:
      return undefined
  }
}

const CONTROLS: readonly TourControl[] = ['next', 'back', 'play', 'pause', 'end']

const RECORD_CONTROLS: readonly RecordControl[] = ['start', 'pause', 'resume', 'take back', 'stop']

const isNumber = (part: unknown): part is number => Number.isInteger(part) && Number(part) >= 0
const isShort = (part: unknown): part is string => typeof part === 'string' && part.length <= 300

/** A step of a tour that is tried as the page is. */
export interface Trial {
  step?: number
  only?: boolean
}

export interface PageServices {
  basePath: string
  setHonesty: (on: boolean) => void
  startTour: (id: string, play: boolean, trial?: Trial) => Promise<void>
  point: (pointing: Pointing) => void
  drawStoryboard: (id: string) => Promise<void>
  controlTour: (control: TourControl) => void
  record: (control: RecordControl) => Promise<string | undefined>
  showMessage: (id: string) => Promise<void>
  fillForm: () => Promise<void>
  pickSpot: () => void
  showPin: (index: number) => void
}

export async function runPageCommand(
  command: PageCommand,
  {
    basePath,
    setHonesty,
    startTour,
    point,
    drawStoryboard,
    controlTour,
    record,
    showMessage,
    fillForm,
    pickSpot,
    showPin,
  }: PageServices,
): Promise<string | undefined> {
  switch (command.type) {
    case 'go':
      go(basePath, command.path)
      return undefined
    case 'fill':
      await fill(command.label, command.value, command.beside)
      return undefined
    case 'fill form':
      await fillForm()
      return undefined
    case 'honesty':
      setHonesty(command.on)
      return undefined
    case 'tour':
      await startTour(command.id, command.play ?? false, command)
      return undefined
    case 'storyboard':
      await drawStoryboard(command.id)
      return undefined
    case 'point':
      point(command)
      return undefined
    case 'tour control':
      controlTour(command.control)
      return undefined
    case 'record':
      return record(command.control)
    case 'dock action':
      dockActions.notify(command.action)
      return undefined
    case 'message':
      await showMessage(command.id)
      return undefined
    case 'pick spot':
      pickSpot()
      return undefined
    case 'show pin':
      showPin(command.index)
      return undefined
    case 'where':
      return currentPath(basePath)
  }
}
