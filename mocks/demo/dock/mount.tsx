import { demonstrate } from '../../../src/demonstration/demonstration.ts'
import { requestsOf } from '../../bank/http/request-log.ts'
import type { Console } from '../corridor.ts'
import type { Bank } from '../../bank/store/bank.ts'
import type { Presentation } from '../brand/presentation.ts'
import { Dock as DockRoot, FEEDBACK, INBOX, TOURS, type DockView } from './dock.tsx'
import { createFeedback } from '../feedback/feedback.ts'
import { refuseMorePins } from '../feedback/pins.ts'
import { createStore } from '../../bank/store/external-store.ts'
import { showMessage } from './page/message-gallery.ts'
import { fill, go } from './page/driver.ts'
import { fillForm } from './page/fill-form.ts'
import { currentPath, isOwnPath } from './page/own-path.ts'
import { DOCK_ELEMENT } from './page/of-dock.ts'
import type { PageCommands, StartOptions } from './page/page-commands.ts'
import { isPackedTour } from '../links/share-link.ts'
import { linkToPage, listenToPresenter } from '../presenter/presenter.ts'
import type { Choosing, DockServices } from './dock-services.ts'
import type { Spot } from './panel/places.tsx'
import { renderInShadow } from './look/render-in-shadow.tsx'
import { MARK_ELEMENT } from './mark-style.ts'
import { PAGE_ROOM } from './page-room.ts'
import { shippedTours } from '../tours/shipped.ts'
import { onlyStep } from '../tours/edit/edit-steps.ts'
import { readTourLink } from '../tours/tour-link.ts'
import { dockActions, recordedConsole } from '../tours/dock-actions.ts'
import type { RecordControl } from '../tours/record/recorder.ts'
import { createRecorder } from '../tours/record/recorder.ts'
import { keptTours } from '../tours/saved-tours.ts'
import { readTour } from '../tours/read-tour.ts'
import type { Tour } from '../tours/tour.ts'
import { playAction } from '../tours/action-kinds.ts'
import { createTourPlayer } from '../tours/tour-player.ts'
import { sentenceOf } from '../sentence-of.ts'

interface MountOptions {
  bank: Bank
  corridor: Console
  presentation: Presentation
  /** `off`: without a handle. `alone`: in a window of its own that controls the product in another tab. */
  mode: 'on' | 'off' | 'alone'
  /** Without the mark "Demonstration". */
  quiet: boolean
  remember: (mode: 'on' | 'off') => void
}

/** What scripts and links ask of the mounted dock. */
export type Dock = ReturnType<typeof mountDock>

export function mountDock({ bank, corridor, presentation, mode, quiet, remember }: MountOptions) {
  const { basePath, scope, storage } = bank.options
  const alone = mode === 'alone'
  const pageStyle = document.createElement('style')
  pageStyle.textContent = PAGE_ROOM
  document.head.append(pageStyle)
  // From here on the dock shows it.
  document.querySelector(MARK_ELEMENT)?.remove()

  /** This tab's own choice. The dock is also hidden while a presenter is connected, until the key is pressed. */
  let hidden = mode === 'off'
  let presented = false
  const view = createStore<DockView>({ open: false, hidden, isMapOpen: false, first: undefined })
  const show = (change: Partial<DockView>) => view.set({ ...view.state(), ...change })
  const setAway = (next: boolean) => show({ hidden: next, ...(next && { open: false }) })
  const setHidden = (next: boolean) => {
    hidden = next
    setAway(next)
    remember(next ? 'off' : 'on')
  }
  const honesty = createStore(false)
  const feedback = createFeedback(storage, scope)
  const tours = keptTours(storage, basePath)
  const stage = { bank, corridor, presentation }
  const player = createTourPlayer(stage)
  const recorder = createRecorder({
    bank,
    corridor,
    tours,
    isTouring: () => player.state() !== undefined,
  })
  // A tour is recorded with what it shows when it plays.
  const showOwnFigures = () => presentation.setTouring(player.state() !== undefined || recorder.state() !== undefined)
  player.subscribe(showOwnFigures)
  recorder.subscribe(showOwnFigures)
  showOwnFigures()
  const record = async (control: RecordControl) => {
    const tour = await recorder.control(control)
    if (control === 'start') {
      if (!presented) setHidden(false)
      // The panel would cover the page.
      show({ open: false })
    }
    return tour
  }
  const openScreen = async (name: string) => {
    const map = await import('../map/map-open.ts')
    await map.openScreen(name, {
      basePath,
      act: (action) => playAction(stage, action),
      openInbox() {
        setAway(false)
        show({ first: INBOX, open: true })
      },
    })
  }
  const openMap = () => show({ isMapOpen: true })
  if (mode === 'on' && !quiet) demonstrate({ commands: [{ label: 'Map of all screens', run: openMap }] })
  const choosing = createStore<Choosing | undefined>(undefined)
  /** The panel makes way for the page, and then comes back to this section. */
  const choose = (choice: Choosing, section: Spot) => {
    if (view.state().open) show({ first: section })
    choosing.set(choice)
  }
  /** In narrow windows the panel covers the page. */
  const showPage = () => {
    if (!window.matchMedia('(min-width: 1180px)').matches) show({ open: false })
  }
  const startTour = async (wanted: unknown, { play = false, step, only }: StartOptions = {}) => {
    const tour = await findTour(wanted, tours.state())
    if (step === undefined) {
      // The panel would cover what the tour points at.
      show({ open: false })
      return player.start(tour, play)
    }
    showPage()
    await (only ? player.start(onlyStep(tour, step - 1), false, 1) : player.start(tour, play, step))
  }
  const command: PageCommands = {
    async go(path) {
      if (!isOwnPath(path)) throw new Error('The product has no such page.')
      go(basePath, path)
    },
    fill,
    fillForm: () => fillForm(bank),
    setHonesty: async (on) => honesty.set(on),
    startTour,
    controlTour: async (control) => player.control(control),
    async drawStoryboard(id) {
      const tour = await findTour(id, tours.state())
      const { drawStoryboard } = await import('../tours/export/draw-storyboard.ts')
      show({ open: false })
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
      showPage()
      go(basePath, pin.page)
    },
    async record(control) {
      const tour = await record(control)
      if (tour && !presented) show({ first: TOURS, open: true })
    },
    noteAction: async (action) => dockActions.notify(action),
    where: async () => currentPath(basePath),
  }

  const here = { requests: requestsOf(bank), honesty, tour: player, recorder, command }

  if (alone) {
    document.documentElement.dataset['dock'] = 'alone'
    keepTitle()
    new MutationObserver(keepTitle).observe(document.head, { childList: true, subtree: true })
  } else {
    listenToPresenter(scope, here, (present) => {
      // Repeated for each page that loads; a dock that was brought back by its key stays.
      if (present !== presented) setAway(present || hidden)
      presented = present
    })
  }

  const link = alone ? linkToPage(scope) : undefined
  if (link) {
    dockActions.subscribe((action) => {
      if (link.recorder.state()?.status === 'on') link.command.noteAction(action).catch(() => undefined)
    })
  }
  const services: DockServices = {
    bank,
    corridor: recordedConsole(bank, corridor),
    basePath,
    presentation,
    ...(link ?? here),
    feedback,
    choosing,
    tours,
    alone,
    quiet,
    hide: () => setHidden(true),
    openMap,
  }
  renderInShadow(DOCK_ELEMENT, <DockRoot services={services} view={view} show={show} player={player} />)
  return {
    toggleHidden: () => setHidden(!view.state().hidden),
    toggleOpen() {
      const { hidden: away, open } = view.state()
      if (away) setHidden(false)
      show({ open: !open })
    },
    startTour,
    stopTour: () => player.control('end'),
    record,
    toggleRecording: () => command.record(recorder.state() ? 'stop' : 'start'),
    openMap,
    openScreen,
    pickSpot: command.pickSpot,
    tour: player,
  }
}

async function findTour(wanted: unknown, saved: readonly Tour[]): Promise<Tour> {
  if (typeof wanted !== 'string') return readTour(wanted)
  if (isPackedTour(wanted)) return readTourLink(wanted)
  const tour = [...shippedTours, ...saved].find(({ id }) => id === wanted)
  if (!tour) throw new Error('There is no such tour.')
  return tour
}

/** The product is loaded in this window too, and sets the title to that of its page. */
function keepTitle(): void {
  const { title } = document
  if (!title.startsWith('Presenter · ')) document.title = `Presenter · ${title.split(' · ').at(-1) ?? ''}`
}
