import { isScenario } from '../../../bank/scenarios/catalogue.ts'
import type { Bank } from '../../../bank/store/bank.ts'
import { createListeners } from '../../../bank/store/external-store.ts'
import type { Console } from '../../corridor.ts'
import { currentPath } from '../../dock/page/own-path.ts'
import { findTarget } from '../../dock/page/find-target.ts'
import { pack } from '../../links/state-link.ts'
import type { KeptList } from '../../kept-list.ts'
import { sentenceOf } from '../../sentence-of.ts'
import { keepInTab, keptInTab, recordingKey } from '../../tab-memory.ts'
import { wordsOf } from '../action-kinds.ts'
import { dockActions } from '../dock-actions.ts'
import { unusedTour } from '../saved-tours.ts'
import type { Tour, TourAction } from '../tour.ts'
import { isField, RECORDED, stepOfEvent, type StepDraft } from './step-of-event.ts'
import { tourOf, withStep, withoutLast, withWaits, type Recording } from './recording.ts'
import { appeared, takeSnapshot, type PageSnapshot, type Wait } from './page-snapshot.ts'

export type RecordControl = 'start' | 'pause' | 'resume' | 'take back' | 'stop'

export type Recorder = ReturnType<typeof createRecorder>

interface RecorderOptions {
  bank: Bank
  corridor: Pick<Console, 'exportState'>
  /** Where a recording is saved. */
  tours: KeptList<Tour>
  /** What a tour does is not recorded. */
  isTouring: () => boolean
  /** Tests have no events of a user. */
  isOfUser?: (event: Event) => boolean
}

/** Animations and answers of the bank come in several parts. */
const REST_MS = 200

export function createRecorder(options: RecorderOptions) {
  const { bank, corridor, tours, isTouring, isOfUser = (event) => event.isTrusted } = options
  const { basePath, scope } = bank.options
  const { notify, subscribe } = createListeners()
  let recording = keptInTab(recordingKey(scope)) as Recording | undefined
  /** Before the last step, and now. */
  let before: PageSnapshot | undefined
  let seen: PageSnapshot | undefined
  let waits: readonly Wait[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (next: Recording | undefined) => {
    recording = next
    keepInTab(recordingKey(scope), next)
    notify()
  }
  const observe = () => {
    clearTimeout(timer)
    timer = undefined
    seen = takeSnapshot()
    if (!recording || recording.status === 'paused' || !before) return
    // A toast goes, and the step still waits for it.
    const [first = waits[0], second = waits[1]] = appeared(before, seen)
    const found = [first, second].filter((wait) => wait !== undefined)
    if (JSON.stringify(found) === JSON.stringify(waits)) return
    waits = found
    const target = recording.steps.at(-1)?.target
    set(withWaits(recording, waits, target !== undefined && findTarget(target) !== undefined))
  }
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(observe, REST_MS)
  })
  const take = (draft: StepDraft, from: PageSnapshot | undefined) => {
    if (!recording) return
    try {
      const next = withStep(recording, draft, from?.dialog || (from?.heading ?? ''))
      const isNew = next.steps.length > recording.steps.length
      if (isNew) {
        before = from
        waits = []
      }
      set(isNew ? next : withWaits(next, waits, true))
    } catch (error) {
      set({ ...recording, status: 'paused' })
      bank.notices.say('state', sentenceOf(error))
    }
  }
  const hears = () => recording?.status === 'on' && !isTouring()
  /** Ways to a page that are no step: the next step opens it first. */
  const followPage = () => {
    if (!hears() || !recording) return
    set({ ...recording, ...pageNow() })
    // What that page shows did not appear after the last step.
    before = undefined
  }
  const followKey = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key.length > 1 || isField(event.composedPath()[0] as Element)) return
    const path = currentPath(basePath)
    setTimeout(() => currentPath(basePath) !== path && followPage())
  }
  const hear = (event: Event) => {
    if (!hears() || !isOfUser(event)) return
    const draft = stepOfEvent(event)
    if (!draft) return followKey(event)
    observe()
    take(draft, seen)
  }
  dockActions.subscribe((action) => {
    // The page may already show what came of it.
    if (hears()) take(stepOfAction(action), seen)
  })
  for (const kind of RECORDED) window.addEventListener(kind, hear, true)
  // Back and forward.
  window.addEventListener('popstate', (event) => isOfUser(event) && followPage())
  const listen = (on: boolean) => {
    observer.disconnect()
    if (on) observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    seen = on ? takeSnapshot() : undefined
    before = undefined
    waits = []
  }
  const pageNow = () => {
    const page = currentPath(basePath)
    return page === undefined ? {} : { page }
  }
  if (recording) listen(true)

  const wishes: Record<RecordControl, () => Tour | undefined | Promise<undefined>> = {
    async start() {
      if (recording) return wishes.resume() as undefined
      const begin = await beginningOf(bank, corridor)
      set({ status: 'on', begin, ...pageNow(), steps: [] })
      listen(true)
    },
    pause() {
      observe()
      if (recording) set({ ...recording, status: 'paused' })
    },
    resume() {
      if (recording?.status !== 'paused') return
      listen(true)
      set({ ...recording, status: 'on', ...pageNow() })
    },
    'take back'() {
      if (!recording) return
      before = undefined
      waits = []
      set(withoutLast(recording))
    },
    stop() {
      observe()
      if (!recording) throw new Error('Nothing is being recorded.')
      const ended = recording
      const own = tours.state()
      const tour = ended.steps.length > 0 ? tourOf(ended, ...unusedTour(own)) : undefined
      if (tour) tours.set([...own, tour])
      listen(false)
      set(undefined)
      return tour
    },
  }
  return {
    state: () => recording,
    subscribe,
    /** Stopping saves the tour and returns it. */
    control: async (wish: RecordControl) => wishes[wish](),
  }
}

/** What was done in the dock, as a step. */
const stepOfAction = (action: TourAction): StepDraft => ({
  title: wordsOf(action),
  actions: [action],
  target: action.action === 'fill form' ? { field: action.field } : { role: 'heading' },
})

const MAX_STATE = 100_000

/** The scenario, or the state where something was done in it. */
async function beginningOf(bank: Bank, corridor: Pick<Console, 'exportState'>): Promise<Recording['begin']> {
  await bank.catchUp()
  const { scenario, payments, prospect } = bank.record
  const signedOut = bank.signedIn() === undefined && { signedOut: true }
  if (!bank.isTouched && isScenario(scenario) && payments === null && prospect === null)
    return { scenario, ...signedOut }
  const state = await pack(JSON.stringify(await corridor.exportState()))
  // Without it, the tour plays in the state that is there.
  return { ...(state.length <= MAX_STATE && { state }), ...signedOut }
}
