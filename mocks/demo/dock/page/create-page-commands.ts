import type { Store } from '../../../bank/store/external-store.ts'
import type { Feedback } from '../../feedback/feedback.ts'
import { refuseMorePins } from '../../feedback/pins.ts'
import { isPackedTour } from '../../links/share-link.ts'
import { sentenceOf } from '../../sentence-of.ts'
import type { Stage } from '../../tours/action-kinds.ts'
import { dockActions } from '../../tours/dock-actions.ts'
import { onlyStep } from '../../tours/edit/edit-steps.ts'
import { readStartOptions, readTour } from '../../tours/read-tour.ts'
import type { RecordControl, Recorder } from '../../tours/record/recorder.ts'
import { shippedTours } from '../../tours/shipped.ts'
import { readTourLink } from '../../tours/tour-link.ts'
import type { TourPlayer } from '../../tours/tour-player.ts'
import type { Tour } from '../../tours/tour.ts'
import type { Choosing } from '../dock-services.ts'
import { FEEDBACK, TOURS, type DockView } from '../dock-view.ts'
import type { Spot } from '../panel/places.tsx'
import { fill } from './driver.ts'
import { fillForm } from './fill-form.ts'
import { showMessage } from './message-gallery.ts'
import { openPage } from './open-page.ts'
import { currentPath, isOwnPath } from './own-path.ts'
import type { PageCommands, StartOptions } from './page-commands.ts'

interface PageParts {
  stage: Stage
  view: DockView
  honesty: Store<boolean>
  choosing: Store<Choosing | undefined>
  feedback: Feedback
  /** The tours saved in this browser. */
  tours: { state: () => readonly Tour[] }
  player: TourPlayer
  recorder: Recorder
}

/** The commands of the page in this tab, and what scripts and keys ask of it beside them. */
export function createPageCommands({ stage, view, honesty, choosing, feedback, tours, player, recorder }: PageParts) {
  const { bank } = stage
  const { basePath } = bank.options
  const findTour = (id: string): Tour => {
    const tour = [...shippedTours, ...tours.state()].find((one) => one.id === id)
    if (!tour) throw new Error('There is no such tour.')
    return tour
  }
  /** `wanted` is a tour, its ID, or its text in a link. */
  const readWanted = async (wanted: unknown): Promise<Tour> => {
    if (typeof wanted !== 'string') return readTour(wanted)
    return isPackedTour(wanted) ? readTourLink(wanted) : findTour(wanted)
  }
  const startTour = async (wanted: unknown, options: StartOptions = {}) => {
    const { play = false, step, only } = readStartOptions(options)
    const tour = await readWanted(wanted)
    if (step === undefined) {
      // The panel would cover what the tour points at.
      view.show({ open: false })
      return player.start(tour, play)
    }
    view.uncoverPage()
    await (only ? player.start(onlyStep(tour, step - 1), false, 1) : player.start(tour, play, step))
  }
  const record = async (control: RecordControl) => {
    const tour = await recorder.control(control)
    if (control === 'start') {
      if (!view.isPresented()) view.setHidden(false)
      // The panel would cover the page.
      view.show({ open: false })
    }
    return tour
  }
  /** While something is chosen on the page, the panel is hidden. It then opens at this section. */
  const choose = (choice: Choosing, section: Spot) => {
    if (view.state().open) view.show({ first: section })
    choosing.set(choice)
  }
  const command: PageCommands = {
    async go(path) {
      if (!isOwnPath(path)) throw new Error('The product has no such page.')
      await openPage(bank, path)
    },
    fill,
    fillForm: () => fillForm(bank),
    setHonesty: async (on) => honesty.set(on),
    startTour,
    controlTour: async (control) => player.control(control),
    async drawStoryboard(id) {
      const tour = findTour(id)
      const { drawStoryboard } = await import('../../tours/export/draw-storyboard.ts')
      view.show({ open: false })
      // It takes as long as the tour.
      drawStoryboard(player, tour).catch((error: unknown) => bank.notices.say('state', sentenceOf(error)))
    },
    point: async (id, step) => choose({ id, step }, TOURS),
    showMessage: (id) => showMessage(stage, id),
    async pickSpot() {
      refuseMorePins(feedback.pins.state().length + 1)
      choose('pin', FEEDBACK)
    },
    async showPin(index) {
      const pin = feedback.pins.state()[index]
      if (!pin) throw new Error('There is no such pin.')
      choosing.set(undefined)
      feedback.show(index)
      view.uncoverPage()
      await openPage(bank, pin.page)
    },
    async record(control) {
      const tour = await record(control)
      if (tour && !view.isPresented()) view.show({ first: TOURS, open: true })
    },
    noteAction: async (action) => dockActions.notify(action),
    where: async () => currentPath(basePath),
  }
  return { command, startTour, record }
}
