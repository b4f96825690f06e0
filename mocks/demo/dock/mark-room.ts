/** Windows without a margin beside the page. */
export const NARROW = '(max-width: 39.99em)'

/**
 * In the product's document: the room for the mark below a narrow page, and below its dialogs and sheets. Until the
 * mark is there, the room has its colour, so that the page does not show below a bar of buttons.
 */
const MARK_ROOM = `
  @media screen and ${NARROW} {
    html[data-mark] {
      --page-inset-bottom: calc(44px + env(safe-area-inset-bottom));
      scroll-padding-bottom: var(--page-inset-bottom);
    }
    html[data-mark]::after {
      content: ''; position: fixed; z-index: 1249; inset: auto 0 0; height: var(--page-inset-bottom); background: #10141b;
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
