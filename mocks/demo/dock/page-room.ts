import { PANEL_HEIGHT, PANEL_WIDTH } from './panel/panel.tsx'

/**
 * In the product's document: makes room for the open panel, where the window is wide enough for a dialog, or for the
 * page too. `contain` keeps sheets, whose position is fixed, inside their modal.
 */
export const PAGE_ROOM = `
  @media screen and (min-width: 760px) {
    html[data-dock='open'] { --page-inset-right: ${PANEL_WIDTH}px; }
    html[data-dock='open'] .MuiModal-root { right: ${PANEL_WIDTH}px; contain: layout; }
    html[data-dock='open'] #toasts .MuiSnackbar-root { max-width: calc(100vw - ${PANEL_WIDTH + 48}px); }
  }
  @media screen and (min-width: 1180px) {
    html[data-dock='open'] body { margin-right: ${PANEL_WIDTH}px; }
    html[data-dock='open']::-webkit-scrollbar-track { background: #10141b !important; }
  }
  @media screen and (min-width: 760px) {
    html[data-dock='wide'] body { margin-bottom: ${PANEL_HEIGHT}; }
    html[data-dock='wide'] .MuiModal-root { bottom: ${PANEL_HEIGHT}; contain: layout; }
    html[data-dock='wide'] #toasts .MuiSnackbar-root { right: auto; bottom: calc(24px + ${PANEL_HEIGHT}); left: 24px; }
  }
  html[data-dock='alone'] body { display: none; }
`
