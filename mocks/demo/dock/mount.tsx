import { demonstrate } from '../../../src/demonstration/demonstration.ts'
import { requestsOf } from '../../bank/http/request-log.ts'
import type { Console } from '../corridor.ts'
import type { Bank } from '../../bank/store/bank.ts'
import type { Presentation } from '../brand/presentation.ts'
import { Dock as DockRoot } from './dock.tsx'
import { createDockView, INBOX } from './dock-view.ts'
import { createFeedback } from '../feedback/feedback.ts'
import { createStore } from '../../bank/store/external-store.ts'
import { createPageCommands } from './page/create-page-commands.ts'
import { DOCK_ELEMENT } from './page/of-dock.ts'
import { linkToPage, listenToPresenter } from '../presenter/presenter.ts'
import type { Choosing, DockServices } from './dock-services.ts'
import { renderInShadow } from './look/render-in-shadow.tsx'
import { MARK_ELEMENT } from './mark-style.ts'
import { PAGE_ROOM } from './page-room.ts'
import { dockActions, recordedConsole } from '../tours/dock-actions.ts'
import { createRecorder } from '../tours/record/recorder.ts'
import { keptTours } from '../tours/saved-tours.ts'
import { playAction } from '../tours/action-kinds.ts'
import { createTourPlayer } from '../tours/tour-player.ts'

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

  const view = createDockView(mode === 'off', remember)
  const honesty = createStore(false)
  const choosing = createStore<Choosing | undefined>(undefined)
  const feedback = createFeedback(storage, scope)
  const tours = keptTours(storage, basePath)
  const stage = { bank, corridor, presentation }
  const player = createTourPlayer(stage)
  const recorder = createRecorder({ bank, corridor, tours, isTouring: () => player.state() !== undefined })
  // A tour is recorded with what it shows when it plays.
  const showOwnFigures = () => presentation.setTouring(player.state() !== undefined || recorder.state() !== undefined)
  player.subscribe(showOwnFigures)
  recorder.subscribe(showOwnFigures)
  showOwnFigures()

  const page = createPageCommands({ stage, view, honesty, choosing, feedback, tours, player, recorder })
  const here = { requests: requestsOf(bank), honesty, tour: player, recorder, command: page.command }
  if (alone) {
    document.documentElement.dataset['dock'] = 'alone'
    keepTitle()
    new MutationObserver(keepTitle).observe(document.head, { childList: true, subtree: true })
  } else {
    listenToPresenter(scope, here, view.setPresented)
  }
  const link = alone ? linkToPage(scope) : undefined
  if (link) {
    dockActions.subscribe((action) => {
      if (link.recorder.state()?.status === 'on') link.command.noteAction(action).catch(() => undefined)
    })
  }

  const openMap = () => view.show({ isMapOpen: true })
  if (mode === 'on' && !quiet) demonstrate({ commands: [{ label: 'Map of all screens', run: openMap }] })
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
    hide: () => view.setHidden(true),
    openMap,
  }
  renderInShadow(DOCK_ELEMENT, <DockRoot services={services} view={view} player={player} />)
  return {
    toggleHidden: view.toggleHidden,
    toggleOpen: view.toggleOpen,
    startTour: page.startTour,
    stopTour: () => player.control('end'),
    record: page.record,
    toggleRecording: () => page.command.record(recorder.state() ? 'stop' : 'start'),
    openMap,
    async openScreen(name: string) {
      const map = await import('../map/map-open.ts')
      await map.openScreen(name, {
        basePath,
        act: (action) => playAction(stage, action),
        openInbox: () => view.openAt(INBOX),
      })
    },
    pickSpot: page.command.pickSpot,
    tour: player,
  }
}

/** The product is loaded in this window too, and sets the title to that of its page. */
function keepTitle(): void {
  const { title } = document
  if (!title.startsWith('Presenter · ')) document.title = `Presenter · ${title.split(' · ').at(-1) ?? ''}`
}
