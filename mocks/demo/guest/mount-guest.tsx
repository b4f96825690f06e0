import type { DockActions } from '../corridor.ts'
import { keepLooking } from '../dock/page/keep-looking.ts'
import { renderInShadow } from '../dock/look/render-in-shadow.tsx'
import { shippedTours } from '../tours/shipped.ts'
import type { Tour } from '../tours/tour.ts'
import { Guest } from './guest.tsx'
import type { GuestLink } from './guest-link.ts'

/** So that the button covers nothing at the end of a page. The card of a running tour is in its place on a phone. */
const PAGE_ROOM = `@media screen {
  html[data-guest] body { margin-bottom: calc(56px + var(--page-inset-bottom, 0px)); }
  html[data-tour] corridor-guest { display: none; }
}`

/** Of the page's buttons that stay at the bottom of a phone's screen. */
function heightOfBottomBar(): number {
  const bar = document.querySelector<HTMLElement>('main [data-place="bottom"]')
  return bar && getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0
}

/** Shows a guest's button in place of the dock; returns what removes it. */
export function mountGuest(guest: GuestLink, own: Tour | undefined, startTour: DockActions['tour']): () => void {
  const page = document.documentElement
  document.head.append(Object.assign(document.createElement('style'), { textContent: PAGE_ROOM }))
  page.dataset['guest'] = ''
  const stop = keepLooking(() => page.style.setProperty('--page-bar', `${heightOfBottomBar()}px`), 300)
  const remove = renderInShadow(
    'corridor-guest',
    <Guest
      tours={shippedTours}
      guest={guest}
      own={own}
      onStart={startTour}
      onAgain={() => location.assign(guest.address)}
    />,
  )
  return () => {
    remove()
    stop()
    delete page.dataset['guest']
  }
}
