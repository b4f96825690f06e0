import type { Console, DockActions } from './corridor.ts'
import type { Bank } from '../bank/store/bank.ts'
import { keepHoldingReview } from './hold-review.ts'
import { FILL_KEYS, HIDE_KEYS, OPEN_KEYS, pressedKeys, RECORD_KEYS, REDO_KEYS, UNDO_KEYS } from './dock/keys.ts'
import { guestLink, rememberGuest, type GuestLink } from './guest/guest-link.ts'
import { announcePage, openChannel } from './presenter/presenter-channel.ts'
import type { Dock } from './dock/mount.tsx'
import { readKiosk, writeKiosk, type KioskPlace } from './kiosk/kiosk-place.ts'
import { keepInTab, keptInTab, recordingKey, shownPinKey } from './tab-memory.ts'
import type { Presentation } from './brand/presentation.ts'
import { sentenceOf } from './sentence-of.ts'
import { QUIET_KEY } from './quiet-key.ts'
import { whenIdle } from './when-idle.ts'
import { DOCK_MODES, isPackedTour, type DockMode, type ShareLink } from './links/share-link.ts'
import { OLDER_STATE, removeOlderStates } from './rooms/older-states.ts'

const MODE_KEY = 'corridor:dock'
const LATEST = 4000
/** A first visit is idle while it waits for files, so the dock waits longer. */
const FIRST_VISIT_MS = 2000

const onDevice = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

function onceReachable(work: () => void): void {
  if (navigator.onLine || onDevice() || import.meta.env.MODE === 'file') work()
  else window.addEventListener('online', work, { once: true })
}

function later(work: () => void): void {
  setTimeout(whenIdle, onDevice() ? 0 : FIRST_VISIT_MS, () => onceReachable(work), LATEST)
}

const noop = (): void => undefined

function hearPresenter(scope: string, letIn: () => void): (() => void) | undefined {
  const channel = openChannel<{ from: 'page'; type: 'arrived' } | { from: 'presenter'; type: string }>(scope)
  if (!channel) return undefined
  channel.hear(({ from }) => from === 'presenter' && letIn())
  void announcePage(scope, channel)
  return channel.close
}

/** The kiosk of this tab: what the link says, or what the tab remembers. */
function kioskOf(basePath: string, seconds: number | undefined, address: string): KioskPlace | undefined {
  if (seconds === undefined) return readKiosk(basePath)
  const entry = 'navigation' in window ? navigation.currentEntry?.key : undefined
  const place = { seconds, address, ...(entry !== undefined && { entry }) }
  writeKiosk(basePath, place)
  return place
}

/** Returns what removes the button again. */
async function openGuest(guest: GuestLink, startTour: DockActions['tour']): Promise<() => void> {
  if (guest.until !== undefined && guest.until <= Date.now())
    return (await import('./guest/show-ended.ts')).showEnded(guest, location.href)
  const { tour = '' } = guest
  const own = isPackedTour(tour) ? await (await import('./tours/tour-link.ts')).readTourLink(tour) : undefined
  return (await import('./guest/mount-guest.tsx')).mountGuest(guest, own, startTour)
}

/** Loads the dock when the page is idle, or on its key. With `dock=off` only on its key or for a presenter. */
export function loadDock(
  bank: Bank,
  corridor: Console,
  presentation: Presentation,
  {
    dock: wish,
    quiet = keptInTab(QUIET_KEY) === 1,
    tour,
    play = false,
    kiosk: seconds,
    pins,
    pin = false,
    screen,
    map = false,
  }: ShareLink,
  address: string,
): DockActions {
  const { basePath, scope, storage } = bank.options
  const place = kioskOf(basePath, seconds, address)
  const kiosk = place && openKiosk(place).catch(report)
  if (wish) keepInTab(MODE_KEY, wish)
  keepInTab(QUIET_KEY, quiet ? 1 : 0)
  keepHoldingReview(bank)
  void removeOlderStates(storage, scope).then((any) => any && bank.notices.say('state', OLDER_STATE))
  if (wish === 'guest') rememberGuest(basePath, address)
  const wishedMode = place ? 'off' : (wish ?? DOCK_MODES.find((known) => known === keptInTab(MODE_KEY)) ?? 'on')
  // A guest's button stands in for a dock that is hidden.
  const mode = wishedMode === 'guest' ? 'off' : wishedMode
  const guest = wishedMode === 'guest' ? guestLink(basePath) : undefined
  let leaveChannel: (() => void) | undefined
  let loading: Promise<Dock> | undefined
  let guestButton: Promise<(() => void) | undefined> | undefined

  function report(error: unknown): undefined {
    bank.notices.say('link', sentenceOf(error))
  }
  async function openKiosk(at: KioskPlace) {
    const { runKiosk, restartAt } = await import('./kiosk/kiosk.ts')
    const running = runKiosk({
      seconds: at.seconds,
      restart: () => onceReachable(() => void restartAt(at, basePath, scope)),
    })
    // Somebody has reloaded the page.
    if (seconds === undefined) running.touch()
    return running
  }
  /** The keys of the dock leave the kiosk and remove a guest's button. */
  const remember = (next: DockMode) => {
    keepInTab(MODE_KEY, next)
    void guestButton?.then((remove) => remove?.())
    if (!kiosk || next !== 'on') return
    writeKiosk(basePath, undefined)
    void kiosk.then((running) => running?.leave())
  }
  const mount = ({ mountDock }: typeof import('./dock/mount.tsx')) => {
    leaveChannel?.()
    return mountDock({ bank, corridor, presentation, mode, quiet, remember })
  }
  const load = () => {
    loading ??= import('./dock/mount.tsx').then(mount)
    return loading.catch((error: unknown) => {
      // Offline: the product works without it.
      loading = undefined
      throw error
    })
  }
  const letIn = () => {
    if (!loading) load().catch(noop)
  }
  const fill = async () => (await import('./dock/page/fill-form.ts')).fillForm(bank)
  const actions: DockActions = {
    fill,
    tour: async (wanted, options) => (await load()).startTour(wanted, options),
    stopTour: async () => (await load()).stopTour(),
    record: async () => void (await (await load()).record('start')),
    stopRecording: async () => (await load()).record('stop'),
  }
  let pressing: Promise<void> | undefined
  /** While the dock is being loaded, several presses are one. */
  const inDock = (act: (dock: Dock) => void): Promise<void> =>
    (pressing ??= load()
      .then(act, noop)
      .finally(() => {
        pressing = undefined
      }))
  const keys: Readonly<Record<string, () => Promise<void>>> = {
    [UNDO_KEYS]: corridor.undo,
    [REDO_KEYS]: corridor.redo,
    // A kiosk is for visitors.
    ...(!place && { [RECORD_KEYS]: async () => (await load()).toggleRecording() }),
    // The presenter's window is a dock itself, and has no form.
    ...(mode !== 'alone' && {
      [FILL_KEYS]: fill,
      [HIDE_KEYS]: () => inDock((dock) => dock.toggleHidden()),
      [OPEN_KEYS]() {
        remember('on')
        return inDock((dock) => dock.toggleOpen())
      },
    }),
  }
  // Before the page and the dock: their fields would take a letter.
  const onKey = (event: KeyboardEvent) => {
    const act = keys[pressedKeys(event)]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act().catch(report)
  }
  window.addEventListener('keydown', onKey, true)
  if (mode === 'alone') {
    letIn()
    return actions
  }
  const showTour = async (wanted: string) => {
    const showing = actions.tour(wanted, { play: play || kiosk !== undefined })
    const running = await kiosk
    running?.follow((await load()).tour)
    return showing.catch((error: unknown) => {
      running?.touch()
      throw error
    })
  }
  if (guest)
    later(() => {
      guestButton = openGuest(guest, actions.tour).catch(() => undefined)
    })
  else if (tour !== undefined) later(() => void showTour(tour).catch(report))
  const openFirst = async (dock: Dock) => {
    if (screen !== undefined) await dock.openScreen(screen)
    if (map) dock.openMap()
    if (pin) await dock.pickSpot()
  }
  if (screen !== undefined || map || pin) load().then(openFirst).catch(report)
  // A recording goes on after a reload, without missing a press.
  if (keptInTab(recordingKey(scope)) !== undefined) letIn()
  // Opened pins are shown without the dock too, also after a reload.
  if (pins !== undefined || keptInTab(shownPinKey(scope)) !== undefined) later(letIn)
  later(() => {
    const line = import('./brand/demonstration-line.ts')
    void line.then(({ mountDemonstrationLine }) => mountDemonstrationLine({ bank, presentation, quiet }), noop)
  })
  if (!quiet) {
    const showsCredentials = () => mode === 'off' && !loading
    later(() => void import('./dock/mark.ts').then(({ mountMark }) => mountMark({ bank, showsCredentials }), noop))
  }
  if (mode === 'off') leaveChannel = hearPresenter(scope, letIn)
  else later(letIn)
  return actions
}
