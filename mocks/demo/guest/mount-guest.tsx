import { createRoot } from 'react-dom/client'
import type { DockActions } from '../corridor.ts'
import { shadowHost } from '../dock/look/shadow-host.ts'
import { ShadowLook } from '../dock/look/shadow-look.tsx'
import { shippedTours } from '../tours/shipped.ts'
import { Guest } from './guest.tsx'
import type { GuestLink } from './guest-link.ts'

/** So that the button covers nothing at the end of a page. */
const PAGE_ROOM = `@media screen {
  html[data-guest] body { margin-bottom: calc(56px + var(--page-inset-bottom, 0px)); }
}`

/** Shows a guest's button in place of the dock; returns what removes it. */
export function mountGuest(guest: GuestLink, startTour: DockActions['tour']): () => void {
  const page = document.documentElement
  const pageStyle = Object.assign(document.createElement('style'), { textContent: PAGE_ROOM })
  document.head.append(pageStyle)
  page.dataset['guest'] = ''
  const { host, styles, place, overlays } = shadowHost('corridor-guest')
  const root = createRoot(place)
  root.render(
    <ShadowLook styles={styles} overlays={overlays}>
      <Guest
        tours={shippedTours}
        guest={guest}
        onStart={(tour) => startTour(tour)}
        onAgain={() => location.assign(guest.address)}
      />
    </ShadowLook>,
  )
  return () => {
    root.unmount()
    host.remove()
    pageStyle.remove()
    delete page.dataset['guest']
  }
}
