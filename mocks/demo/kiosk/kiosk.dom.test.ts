import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createListeners } from '../../bank/store/external-store.ts'
import { browserSessionCarrier } from '../../bank/http/session/session.ts'
import type { TourState } from '../tours/tour-player.ts'
import { forgetVisitor } from './forget-visitor.ts'
import { readKiosk, writeKiosk } from './kiosk-place.ts'
import { restartAt, runKiosk, type Kiosk } from './kiosk.ts'
import { watchIdle, type IdleWatch } from './idle-watch.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const act = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }))

describe('the countdown of a kiosk', () => {
  let idle: IdleWatch
  const onIdle = vi.fn<() => void>()
  beforeEach(() => {
    onIdle.mockClear()
    idle = watchIdle({ seconds: 90, onIdle, isByPerson: () => true })
  })
  afterEach(() => idle.end())

  it('does not begin on a page that nobody has touched, even when a script moves the focus', () => {
    act('focusin')
    vi.advanceTimersByTime(1_000_000)
    expect(onIdle).not.toHaveBeenCalled()
  })

  it.each(['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'click', 'input'])(
    'begins with %s, begins again with each further act or focus, and ends once',
    (type) => {
      act(type)
      vi.advanceTimersByTime(89_000)
      act('focusin')
      vi.advanceTimersByTime(89_000)
      act(type)
      vi.advanceTimersByTime(89_999)
      expect(onIdle).not.toHaveBeenCalled()
      vi.advanceTimersByTime(1)
      expect(onIdle).toHaveBeenCalledOnce()
      vi.advanceTimersByTime(1_000_000)
      expect(onIdle).toHaveBeenCalledOnce()
    },
  )

  it('waits while it is held, whatever somebody does', () => {
    act('pointerdown')
    idle.hold()
    act('pointermove')
    vi.advanceTimersByTime(1_000_000)
    expect(onIdle).not.toHaveBeenCalled()
    idle.touch()
    vi.advanceTimersByTime(90_000)
    expect(onIdle).toHaveBeenCalledOnce()
  })

  it('ignores what scripts do', () => {
    idle.end()
    idle = watchIdle({ seconds: 90, onIdle })
    act('click')
    vi.advanceTimersByTime(1_000_000)
    expect(onIdle).not.toHaveBeenCalled()
  })
})

describe('a kiosk with a tour', () => {
  const restart = vi.fn<() => void>()
  const { notify, subscribe } = createListeners()
  const step = { title: 'A page', text: 'What it shows.' }
  const moving: TourState = {
    tour: { id: 'mine', title: 'Mine', steps: [step, { ...step, choices: [{ text: 'Again', step: 1 }] }, step] },
    index: 0,
    playing: true,
    busy: false,
    problem: '',
    startedAt: 0,
  }
  let state: TourState | undefined
  let kiosk: Kiosk
  const show = (change: Partial<TourState> | undefined) => {
    state = change && { ...moving, ...change }
    notify()
  }
  beforeEach(() => {
    restart.mockClear()
    state = moving
    kiosk = runKiosk({ seconds: 10, restart })
    kiosk.follow({ state: () => state, subscribe })
  })
  afterEach(() => kiosk.leave())

  it('opens its link again after the last step', () => {
    vi.advanceTimersByTime(60_000)
    show({ index: 2 })
    expect(restart).not.toHaveBeenCalled()
    show(undefined)
    expect(restart).toHaveBeenCalledOnce()
  })

  it.each([
    ['is paused', { playing: false }],
    ['has a problem', { problem: 'The page does not show it.' }],
    ['waits for a choice', { index: 1 }],
    ['is ended early', undefined],
  ])('opens its link again when the tour %s and nobody goes on', (_, change) => {
    show(change)
    vi.advanceTimersByTime(9_999)
    expect(restart).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(restart).toHaveBeenCalledOnce()
  })

  it('opens its link again when somebody pressed something before this code was loaded', () => {
    kiosk.leave()
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
    kiosk = runKiosk({ seconds: 10, restart })
    vi.advanceTimersByTime(10_000)
    expect(restart).toHaveBeenCalledOnce()
  })

  it('does nothing once it was left', () => {
    kiosk.leave()
    show({ index: 2 })
    show(undefined)
    vi.advanceTimersByTime(60_000)
    expect(restart).not.toHaveBeenCalled()
  })

  it('opens its link again when the browser brings a former page back', () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(restart).toHaveBeenCalledOnce()
  })
})

it('opens its link in the current history entry when the browser has dropped the original one', async () => {
  const address = `${location.origin}/#kiosk=90`
  const replaceState = vi.spyOn(history, 'replaceState')
  // Browsers return two promises. Vitest fails if one is rejected and not handled.
  const gone = new DOMException('Invalid key', 'InvalidStateError')
  const traverseTo = () => ({ committed: Promise.reject(gone), finished: Promise.reject(gone) })
  vi.stubGlobal('navigation', { currentEntry: { key: 'another' }, traverseTo })
  await restartAt({ seconds: 90, address, entry: 'dropped' }, '/', '/')
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', address)
})

it('forgets what a visitor leaves, and keeps what the presenter has prepared and other rooms', () => {
  const left = ['corridor:5:/:bank', 'corridor:brand:/', 'corridor:device:/:u:key', 'corridor:remembered-email:/']
  const kept = ['corridor:tours:/', 'corridor:marks:/', 'corridor:rooms:/', 'corridor:5:/~bright:bank', 'theirs:/']
  for (const key of [...left, ...kept, 'corridor-scheme', 'corridor-single-keys']) localStorage.setItem(key, '{}')
  sessionStorage.setItem('corridor:device:/:draft:u:payment', '{}')
  sessionStorage.setItem('corridor:room:/', '')
  writeKiosk('/', { seconds: 90, address: 'https://demo.test/#kiosk=90', entry: 'e' })
  const session = browserSessionCarrier('/')
  session.write('token')
  forgetVisitor('/', '/')
  expect(Object.keys(localStorage).toSorted()).toEqual(kept.toSorted())
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['corridor:kiosk:/', 'corridor:room:/'])
  expect(session.read(() => true)).toBeUndefined()
  expect(readKiosk('/')).toEqual({ seconds: 90, address: 'https://demo.test/#kiosk=90', entry: 'e' })
})

it('a tab is no kiosk when it keeps something else under its key', () => {
  sessionStorage.setItem('corridor:kiosk:/', '{"seconds":"90"}')
  expect(readKiosk('/')).toBeUndefined()
  sessionStorage.setItem('corridor:kiosk:/', '{')
  expect(readKiosk('/')).toBeUndefined()
  writeKiosk('/', undefined)
  expect(readKiosk('/')).toBeUndefined()
})
