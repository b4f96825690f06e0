import { IN_FRAGMENT } from '../../../src/routing/address.ts'
import type { Followed } from '../../bank/store/external-store.ts'
import type { TourState } from '../tours/tour-player.ts'
import { forgetVisitor } from './forget-visitor.ts'
import { watchIdle } from './idle-watch.ts'
import type { KioskPlace } from './kiosk-place.ts'

export type Kiosk = ReturnType<typeof runKiosk>

interface KioskOptions {
  seconds: number
  /** Opens the link again. */
  restart: () => void
}

/** Whether the next step comes by itself. */
const isMoving = ({ playing, busy, problem, tour, index }: TourState): boolean =>
  playing && !problem && (busy || !tour.steps[index]?.choices)

/** Opens the link again when nobody does anything for so long, or when its tour has been shown. */
export function runKiosk({ seconds, restart }: KioskOptions) {
  const idle = watchIdle({ seconds, onIdle: restart })
  let stopFollowing: (() => void) | undefined
  // The browser can bring a visitor's page back as it was left.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restart()
  }
  window.addEventListener('pageshow', onShow)
  // Somebody was faster than this code.
  if ('userActivation' in navigator && navigator.userActivation.hasBeenActive) idle.touch()
  return {
    /** Starts the countdown. */
    touch: idle.touch,
    /** Waits while the tour plays, and opens the link again after its last step. */
    follow(tour: Followed<TourState | undefined>) {
      let before: TourState | undefined
      const look = () => {
        const now = tour.state()
        const wasMoving = before !== undefined && isMoving(before)
        const wasLast = before !== undefined && before.index === before.tour.steps.length - 1
        before = now
        if (now && isMoving(now)) idle.hold()
        else if (wasMoving && !now && wasLast) restart()
        else if (wasMoving) idle.touch()
      }
      look()
      stopFollowing = tour.subscribe(look)
    },
    leave() {
      idle.end()
      stopFollowing?.()
      window.removeEventListener('pageshow', onShow)
    },
  }
}

/** How long the browser may take to go back in its history. */
const PATIENCE_MS = 1000

/** Opens the link in a new page, and leaves the next visitor neither data nor addresses of this one. */
export async function restartAt({ address, entry }: KioskPlace, basePath: string, scope: string): Promise<void> {
  forgetVisitor(basePath, scope)
  await returnTo(entry)
  // The product may have changed the address of this entry; going back to it opens the link.
  history.replaceState(null, '', address)
  if (IN_FRAGMENT) {
    history.pushState(null, '', address)
    history.scrollRestoration = 'manual'
    location.reload()
    return
  }
  // Drops the addresses that came later. It differs from the link, which is therefore loaded, and not only scrolled to.
  history.pushState(null, '', `${basePath}?reset`)
  location.replace(address)
}

async function returnTo(entry: string | undefined): Promise<void> {
  if (entry === undefined || !('navigation' in window) || navigation.currentEntry?.key === entry) return
  const tooLong = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  const { committed, finished } = navigation.traverseTo(entry)
  // Both are rejected when the browser has dropped the entry. The link then opens in the current one.
  await Promise.race([tooLong, Promise.allSettled([committed, finished])])
}
