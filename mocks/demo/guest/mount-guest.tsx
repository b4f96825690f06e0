import type { DockActions } from '../corridor.ts'
import { renderInShadow } from '../dock/look/render-in-shadow.tsx'
import { shippedTours } from '../tours/shipped.ts'
import type { Tour } from '../tours/tour.ts'
import { Guest } from './guest.tsx'
import type { GuestLink } from './guest-link.ts'

/** So that the button covers nothing at the end of a page. */
const PAGE_ROOM = `@media screen {
  html[data-guest] body { margin-bottom: calc(56px + var(--page-inset-bottom, 0px)); }
}`

/** Shows a guest's button in place of the dock; returns what removes it. */
export function mountGuest(guest: GuestLink, own: Tour | undefined, startTour: DockActions['tour']): () => void {
  const page = document.documentElement
  const pageStyle = Object.assign(document.createElement('style'), { textContent: PAGE_ROOM })
  document.head.append(pageStyle)
  page.dataset['guest'] = ''
  const remove = renderInShadow(
    'corridor-guest',
    <Guest
      tours={shippedTours}
      guest={guest}
      own={own}
      onStart={(tour) => startTour(tour)}
      onAgain={() => location.assign(guest.address)}
    />,
  )
  return () => {
    remove()
    pageStyle.remove()
    delete page.dataset['guest']
  }
}
