import { IN_FRAGMENT } from '../../../src/routing/address.ts'
import { createListeners } from '../../bank/store/listeners.ts'
import type { LoggedRequest, RequestLog } from '../../bank/http/request-log.ts'
import { roomOf } from '../rooms/rooms.ts'
import { readTour } from '../tours/tour.ts'
import { readRecording, type Recording } from '../tours/record/recording.ts'
import type { Recorder } from '../tours/record/recorder.ts'
import type { TourPlayer, TourState } from '../tours/tour-player.ts'
import { createHonestySwitch, type HonestySwitch } from '../dock/overlays/honesty-switch.ts'
import { readPageCommand, type PageCommand } from '../dock/page/page-commands.ts'
import { announcePage, openChannel, presenterLock } from './presenter-channel.ts'

type Message =
  | { from: 'presenter'; type: 'here' | 'gone' }
  | { from: 'presenter'; type: 'command'; id: string; command: PageCommand }
  | { from: 'page'; type: 'arrived' }
  | { from: 'page'; type: 'done'; id: string; problem: string | null; answer?: string }
  | { from: 'page'; type: 'requests'; entries: LoggedRequest[] }
  | { from: 'page'; type: 'honesty'; on: boolean }
  | { from: 'page'; type: 'tour'; state: TourState | null }
  | { from: 'page'; type: 'recording'; recording: Recording | null }

const KEPT = 300
const PATIENCE = 8000

export function openPresenterWindow(basePath: string, scope: string): void {
  if (IN_FRAGMENT) throw new Error('Two windows of a file cannot be connected. Open the demonstration on a web host.')
  const channel = openChannel(scope)
  if (!channel) throw new Error('This browser cannot connect two tabs.')
  channel.close()
  const room = roomOf(basePath, scope)
  window.open(`${location.origin}${basePath}#dock=alone${room === '' ? '' : `&room=${room}`}`, '_blank', 'noopener')
}

interface PresentedPage {
  log: RequestLog
  honesty: HonestySwitch
  tour: Pick<TourPlayer, 'state' | 'subscribe'>
  recorder: Pick<Recorder, 'state' | 'subscribe'>
  run: (command: PageCommand) => Promise<string | undefined>
  onPresence: (present: boolean) => void
}

/** The page's side: reports its calls, runs commands, and tracks whether a presenter is connected. */
export function listenToPresenter(basePath: string, page: PresentedPage): void {
  const { log, honesty, tour, recorder, run, onPresence } = page
  const channel = openChannel<Message>(basePath)
  if (!channel) return
  const { post } = channel
  let present = false
  const note = (next: boolean) => {
    present = next
    onPresence(next)
  }
  const tell = (message: Message) => {
    if (present) post(message)
  }
  let waits = false
  // 'here' comes for every page that is loaded; one request for the lock is enough.
  const waitUntilGone = () => {
    if (waits) return
    waits = true
    whenGone(basePath, () => {
      waits = false
      note(false)
    })
  }
  const sayHonesty = () => tell({ from: 'page', type: 'honesty', on: honesty.isOn() })
  const sayTour = () => tell({ from: 'page', type: 'tour', state: tour.state() ?? null })
  const sayRecording = () => tell({ from: 'page', type: 'recording', recording: recorder.state() ?? null })
  const taken = new Set<string>()
  channel.hear((said) => {
    const message = readMessage(said)
    if (message?.from !== 'presenter') return
    if (message.type === 'command') {
      const { id, command } = message
      // Commands are sent again for pages that load later.
      if (taken.has(id)) return
      taken.add(id)
      run(command).then(
        (answer) => post({ from: 'page', type: 'done', id, problem: null, ...(answer !== undefined && { answer }) }),
        (error: unknown) =>
          post({
            from: 'page',
            type: 'done',
            id,
            problem: error instanceof Error ? error.message : 'That did not work.',
          }),
      )
      return
    }
    note(message.type === 'here')
    if (message.type !== 'here') return
    waitUntilGone()
    tell({ from: 'page', type: 'requests', entries: log.list().toReversed() })
    sayHonesty()
    sayTour()
    sayRecording()
  })
  tour.subscribe(sayTour)
  recorder.subscribe(sayRecording)
  honesty.subscribe(sayHonesty)
  log.subscribe((entry) => {
    if (entry) tell({ from: 'page', type: 'requests', entries: [entry] })
  })
  void announcePage(basePath, channel)
}

function whenGone(basePath: string, then: () => void): void {
  // Insecure origins have no locks, and requesting one fails where storage is denied. Then only a presenter that closes
  // properly is noticed.
  if ('locks' in navigator) navigator.locks.request(presenterLock(basePath), then).catch(() => undefined)
}

function holdUntilGone(basePath: string): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve()
  return new Promise((held) => {
    navigator.locks
      .request(presenterLock(basePath), () => {
        held()
        return new Promise(() => undefined)
      })
      .catch(() => held())
  })
}

export interface PageLink {
  command: (command: PageCommand) => Promise<string | undefined>
  requests: { list: () => readonly LoggedRequest[]; subscribe: (listener: () => void) => () => void; clear: () => void }
  honesty: HonestySwitch
  tour: Pick<TourPlayer, 'state' | 'subscribe'>
  recorder: Pick<Recorder, 'state' | 'subscribe'>
}

/** The presenter's side. */
export function linkToPage(basePath: string): PageLink {
  const channel = openChannel<Message>(basePath)
  const post = (message: Message) => channel?.post(message)
  const waiting = new Map<string, { command: PageCommand; settle: (problem: string | null, answer?: string) => void }>()
  const { notify, subscribe } = createListeners()
  const honesty = createHonestySwitch()
  let running: TourState | undefined
  const toursListeners = createListeners()
  let recording: Recording | undefined
  const recordingListeners = createListeners()
  let entries: readonly LoggedRequest[] = []
  let count = 0
  const show = (next: readonly LoggedRequest[]) => {
    entries = next
    notify()
  }

  channel?.hear((said) => {
    const message = readMessage(said)
    if (message?.from !== 'page') return
    if (message.type === 'arrived') {
      post({ from: 'presenter', type: 'here' })
      for (const [id, { command }] of waiting) post({ from: 'presenter', type: 'command', id, command })
    } else if (message.type === 'done') waiting.get(message.id)?.settle(message.problem, message.answer)
    else if (message.type === 'honesty') honesty.turn(message.on)
    else if (message.type === 'tour') {
      running = message.state ?? undefined
      toursListeners.notify()
    } else if (message.type === 'recording') {
      recording = message.recording ?? undefined
      recordingListeners.notify()
    } else {
      const known = new Set(entries.map(({ id }) => id))
      show([...message.entries.filter(({ id }) => !known.has(id)).toReversed(), ...entries].slice(0, KEPT))
    }
  })
  window.addEventListener('pagehide', () => post({ from: 'presenter', type: 'gone' }))
  window.addEventListener('pageshow', () => post({ from: 'presenter', type: 'here' }))
  void holdUntilGone(basePath).then(() => post({ from: 'presenter', type: 'here' }))

  return {
    command: (command) =>
      new Promise((resolve, reject) => {
        count += 1
        const id = `${performance.timeOrigin}.${count}`
        const timer = setTimeout(() => settle('No page of the demonstration is open.'), PATIENCE)
        const settle = (problem: string | null, answer?: string) => {
          clearTimeout(timer)
          waiting.delete(id)
          if (problem === null) resolve(answer)
          else reject(new Error(problem))
        }
        waiting.set(id, { command, settle })
        post({ from: 'presenter', type: 'command', id, command })
      }),
    requests: {
      list: () => entries,
      subscribe,
      clear: () => show([]),
    },
    honesty,
    tour: { state: () => running, subscribe: toursListeners.subscribe },
    recorder: { state: () => recording, subscribe: recordingListeners.subscribe },
  }
}

/** undefined for anything but a message. */
export function readMessage(value: unknown): Message | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { from, type, id, command, problem, answer, entries, on, state, recording } = value as Record<string, unknown>
  if (from === 'presenter' && (type === 'here' || type === 'gone')) return { from, type }
  if (from === 'page' && type === 'arrived') return { from, type }
  if (
    from === 'page' &&
    type === 'requests' &&
    Array.isArray(entries) &&
    entries.length <= KEPT &&
    entries.every(isLoggedRequest)
  )
    return { from, type, entries }
  if (from === 'page' && type === 'honesty' && typeof on === 'boolean') return { from, type, on }
  if (from === 'page' && type === 'tour')
    return state === null || isTourState(state) ? { from, type, state } : undefined
  if (from === 'page' && type === 'recording') {
    const read = recording === null ? null : readRecording(recording)
    return read === undefined ? undefined : { from, type, recording: read }
  }
  if (typeof id !== 'string' || id.length > 80) return undefined
  if (from === 'page' && type === 'done') {
    if (!(problem === null || isShort(problem)) || !(answer === undefined || isShort(answer))) return undefined
    return { from, type, id, problem, ...(answer !== undefined && { answer }) }
  }
  if (from !== 'presenter' || type !== 'command') return undefined
  const read = readPageCommand(command)
  return read && { from, type, id, command: read }
}

function isTourState(value: unknown): value is TourState {
  if (typeof value !== 'object' || value === null) return false
  const { tour, index, playing, busy, problem, startedAt } = value as Record<string, unknown>
  try {
    readTour(tour)
  } catch {
    return false
  }
  return (
    Number.isInteger(index) &&
    typeof playing === 'boolean' &&
    typeof busy === 'boolean' &&
    typeof problem === 'string' &&
    typeof startedAt === 'number'
  )
}

const isShort = (text: unknown): text is string => typeof text === 'string' && text.length <= 500

function isLoggedRequest(value: unknown): value is LoggedRequest {
  if (typeof value !== 'object' || value === null) return false
  const { id, at, method, path, query, status, ms, inContract } = value as Record<string, unknown>
  return (
    [id, at, method, path, query].every((text) => typeof text === 'string') &&
    typeof status === 'number' &&
    typeof ms === 'number' &&
    typeof inContract === 'boolean'
  )
}
