/** Windows without a margin beside the page. */
export const NARROW = '(max-width: 39.99em)'

/** In the product's document: the room for the mark below a narrow page, and below its dialogs and sheets. */
const MARK_ROOM = `
  @media screen and ${NARROW} {
    html[data-mark] {
      --page-inset-bottom: calc(44px + env(safe-area-inset-bottom));
      scroll-padding-bottom: var(--page-inset-bottom);
    }
    html[data-mark] :where(body) { margin-bottom: var(--page-inset-bottom); }
    html[data-mark] :is(.MuiModal-root, .MuiBackdrop-root) { bottom: var(--page-inset-bottom); }
    html[data-mark] .MuiDrawer-paper { height: auto; bottom: var(--page-inset-bottom); }
  }
  @media screen and ${NARROW} and (max-height: 27em) { html[data-mark] { --page-inset-bottom: 24px; } }
`

/** Makes room for the mark, once; returns what takes it back. */
export function makeRoomForMark(): () => void {
  const page = document.documentElement
  if (page.dataset['mark'] !== undefined) return () => undefined
  const style = Object.assign(document.createElement('style'), { textContent: MARK_ROOM })
  document.head.append(style)
  page.dataset['mark'] = ''
  return () => {
    style.remove()
    delete page.dataset['mark']
  }
}
