import type { DockActions } from '../corridor.ts'
import { keepLooking } from '../dock/page/keep-looking.ts'
import { renderInShadow } from '../dock/look/render-in-shadow.tsx'
import { shippedTours } from '../tours/shipped.ts'
import type { Tour } from '../tours/tour.ts'
import { Guest } from './guest.tsx'
import type { GuestLink } from './guest-link.ts'

/** Room for the button at the end of a page. A running tour hides the button: on a phone the card takes its place. */
const PAGE_ROOM = `@media screen {
  html[data-guest] body { margin-bottom: calc(56px + var(--page-inset-bottom, 0px)); }
  html[data-tour] corridor-guest { display: none; }
}`

/** In pixels; 0 where the page keeps no buttons at the bottom of the screen. */
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
