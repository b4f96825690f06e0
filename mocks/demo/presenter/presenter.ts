import { IN_FRAGMENT } from '../../../src/routing/address.ts'
import { createRequestLog, type LoggedRequest } from '../../bank/http/request-log.ts'
import type { DockServices } from '../dock/dock-services.ts'
import type { PageCommands } from '../dock/page/page-commands.ts'
import { roomOf } from '../rooms/rooms.ts'
import { sentenceOf } from '../sentence-of.ts'
import { createStore, type Followed } from '../../bank/store/external-store.ts'
import type { Recording } from '../tours/record/recording.ts'
import type { TourState } from '../tours/tour-player.ts'
import { announcePage, openChannel, presenterLock } from './presenter-channel.ts'

/** What the page shows, followed by the presenter's window. */
interface Shown {
  honesty: boolean
  tour: TourState | undefined
  recorder: Recording | undefined
}

/** What is shown while no page is open. */
const NOTHING: Shown = { honesty: false, tour: undefined, recorder: undefined }

type Message =
  | { from: 'presenter'; type: 'here' | 'gone' }
  | { from: 'presenter'; type: 'command'; to: string | undefined; id: string; name: string; args: unknown[] }
  | { from: 'page'; type: 'arrived' }
  | { from: 'page'; type: 'left'; page: string }
  | { from: 'page'; type: 'done'; id: string; problem?: string; answer?: unknown }
  | { from: 'page'; type: 'requests'; entries: LoggedRequest[] }
  | ShownMessage

interface ShownMessage {
  from: 'page'
  type: 'shown'
  page: string
  /** When the page last came to the front: of several, the presenter steers the one that did so last. */
  frontSince: number
  shown: Shown
}

const PATIENCE = 8000

/** Rejects with a sentence if no window answers: a browser that blocks it says nothing to the page. */
export async function openPresenterWindow(basePath: string, scope: string): Promise<void> {
  if (IN_FRAGMENT) throw new Error('Two windows of a file cannot be connected. Open the demonstration on a web host.')
  const channel = openChannel<Message>(scope)
  if (!channel) throw new Error('This browser cannot connect two tabs.')
  const answered = new Promise<void>((resolve, reject) => {
    channel.hear(({ from }) => from === 'presenter' && resolve())
    setTimeout(() => reject(new Error('No window has answered. Allow pop-ups for this page and try again.')), PATIENCE)
  })
  const room = roomOf(basePath, scope)
  window.open(`${location.origin}${basePath}#dock=alone${room === '' ? '' : `&room=${room}`}`, '_blank', 'noopener')
  await answered.finally(channel.close)
}

/** What the dock knows of a page, in its own tab or in another one. */
type PageServices = Pick<DockServices, 'command' | 'requests' | 'honesty' | 'tour' | 'recorder'>

/** The page's side: reports its calls, runs commands, and tracks whether a presenter is connected. */
export function listenToPresenter(
  scope: string,
  { requests, honesty, tour, recorder, command }: PageServices,
  onPresence: (present: boolean) => void,
): void {
  const channel = openChannel<Message>(scope)
  if (!channel) return
  let present = false
  let waits = false
  const note = (next: boolean) => {
    present = next
    onPresence(next)
    // 'here' comes for every page that is loaded; one request for the lock is enough.
    if (!next || waits) return
    waits = true
    const leave = () => {
      waits = false
      note(false)
    }
    // Insecure origins have no locks, and requesting one fails where storage is denied. Then only a presenter that
    // closes properly is noticed.
    if ('locks' in navigator) navigator.locks.request(presenterLock(scope), leave).catch(() => undefined)
  }
  const tellCalls = (entries: LoggedRequest[]) => present && channel.post({ from: 'page', type: 'requests', entries })
  const page = String(performance.timeOrigin)
  let frontSince = 0
  const tellShown = () => {
    const shown = { honesty: honesty.state(), tour: tour.state(), recorder: recorder.state() }
    if (present) channel.post({ from: 'page', type: 'shown', page, frontSince, shown })
  }
  const noteFront = () => {
    if (document.visibilityState !== 'visible') return
    frontSince = Date.now()
    tellShown()
  }
  noteFront()
  window.addEventListener('focus', noteFront)
  document.addEventListener('visibilitychange', noteFront)
  window.addEventListener('pagehide', () => present && channel.post({ from: 'page', type: 'left', page }))
  const run = async (name: string, args: unknown[]): Promise<unknown> => {
    // A window of another build may know others.
    if (!Object.hasOwn(command, name)) throw new Error('The page does not know this command. Reload it.')
    return (command[name as keyof PageCommands] as (...given: unknown[]) => Promise<unknown>)(...args)
  }
  const taken = new Set<string>()
  channel.hear((message) => {
    if (message.from !== 'presenter') return
    if (message.type === 'command') {
      const { to, id, name, args } = message
      if (to !== undefined && to !== page) return
      // Commands are sent again for pages that load later.
      if (taken.has(id)) return
      taken.add(id)
      run(name, args).then(
        (answer) => channel.post({ from: 'page', type: 'done', id, answer }),
        (error: unknown) => channel.post({ from: 'page', type: 'done', id, problem: sentenceOf(error) }),
      )
      return
    }
    note(message.type === 'here')
    tellCalls(requests.list().toReversed())
    tellShown()
  })
  for (const { subscribe } of [honesty, tour, recorder]) subscribe(tellShown)
  requests.subscribe((entry) => entry && tellCalls([entry]))
  void announcePage(scope, channel)
}

/** The presenter's side. */
export function linkToPage(scope: string): PageServices {
  const channel = openChannel<Message>(scope)
  const post = (message: Message) => channel?.post(message)
  type Asked = Omit<Extract<Message, { type: 'command' }>, 'to'>
  const waiting = new Map<string, { asked: Asked; settle: (problem: string | undefined, answer?: unknown) => void }>()
  const log = createRequestLog()
  const shown = createStore(NOTHING)
  const follow = <K extends keyof Shown>(part: K): Followed<Shown[K]> => ({
    state: () => shown.state()[part],
    subscribe: shown.subscribe,
  })
  let count = 0
  const pages = new Map<string, ShownMessage>()
  const front = () => [...pages.values()].toSorted((a, b) => b.frontSince - a.frontSince)[0]
  const showFront = () => shown.set(front()?.shown ?? NOTHING)
  const send = (asked: Asked) => post({ ...asked, to: front()?.page })

  channel?.hear((message) => {
    if (message.from !== 'page') return
    if (message.type === 'arrived') {
      post({ from: 'presenter', type: 'here' })
      for (const { asked } of waiting.values()) send(asked)
    } else if (message.type === 'done') waiting.get(message.id)?.settle(message.problem, message.answer)
    else if (message.type === 'shown') {
      pages.set(message.page, message)
      showFront()
    } else if (message.type === 'left') {
      pages.delete(message.page)
      showFront()
    } else if (message.type === 'requests') {
      const known = new Set(log.list().map(({ id }) => id))
      for (const entry of message.entries) if (!known.has(entry.id)) log.add(entry)
    }
  })
  window.addEventListener('pagehide', () => post({ from: 'presenter', type: 'gone' }))
  window.addEventListener('pageshow', () => post({ from: 'presenter', type: 'here' }))
  // Held until this window is gone.
  const hold = () => {
    post({ from: 'presenter', type: 'here' })
    return new Promise<never>(() => undefined)
  }
  if ('locks' in navigator) navigator.locks.request(presenterLock(scope), hold).catch(hold)
  else void hold()

  const ask = (name: string, args: unknown[]) =>
    new Promise((resolve, reject) => {
      count += 1
      const id = `${performance.timeOrigin}.${count}`
      const timer = setTimeout(() => settle('No page of the demonstration is open.'), PATIENCE)
      const settle = (problem: string | undefined, answer?: unknown) => {
        clearTimeout(timer)
        waiting.delete(id)
        if (problem === undefined) resolve(answer)
        else reject(new Error(problem))
      }
      const asked: Asked = { from: 'presenter', type: 'command', id, name, args }
      waiting.set(id, { asked, settle })
      send(asked)
    })
  return {
    /** Each call is a message. */
    command: new Proxy({} as PageCommands, {
      get:
        (_, name) =>
        (...args: unknown[]) =>
          ask(String(name), args),
    }),
    requests: log,
    honesty: follow('honesty'),
    tour: follow('tour'),
    recorder: follow('recorder'),
  }
}
