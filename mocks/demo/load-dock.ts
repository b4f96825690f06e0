import type { Console, DockActions } from './corridor.ts'
import type { Bank } from '../bank/store/bank.ts'
import { keepHoldingReview } from './hold-review.ts'
import { FILL_KEYS, HIDE_KEYS, OPEN_KEYS, pressedKeys, RECORD_KEYS, REDO_KEYS, UNDO_KEYS } from './dock/keys.ts'
import { guestLink, rememberGuest } from './guest/guest-link.ts'
import { openGuest } from './guest/open-guest.ts'
import { announcePage, openChannel } from './presenter/presenter-channel.ts'
import type { Dock } from './dock/mount.tsx'
import { kioskOf, writeKiosk } from './kiosk/kiosk-place.ts'
import { openKiosk } from './kiosk/open-kiosk.ts'
import { later } from './later.ts'
import { keepInTab, keptInTab, recordingKey, shownPinKey } from './tab-memory.ts'
import type { Presentation } from './brand/presentation.ts'
import { sentenceOf } from './sentence-of.ts'
import { QUIET_KEY } from './quiet-key.ts'
import { DOCK_MODES, type DockMode, type ShareLink } from './links/share-link.ts'
import { OLDER_STATE, removeOlderStates } from './rooms/older-states.ts'

const MODE_KEY = 'corridor:dock'
const noop = (): void => undefined

function hearPresenter(scope: string, letIn: () => void): (() => void) | undefined {
  const channel = openChannel<{ from: 'page'; type: 'arrived' } | { from: 'presenter'; type: string }>(scope)
  if (!channel) return undefined
  channel.hear(({ from }) => from === 'presenter' && letIn())
  void announcePage(scope, channel)
  return channel.close
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
  const kiosk = place && openKiosk(place, seconds === undefined, bank.options).catch(report)
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
    const running = await kiosk
    try {
      running?.follow((await load()).tour)
      await actions.tour(wanted, { play: play || kiosk !== undefined })
    } catch (error) {
      running?.touch()
      throw error
    }
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
