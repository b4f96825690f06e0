import { NARROW } from './mark-room.ts'

/** Removed by the dock, which shows the mark itself. */
export const MARK_ELEMENT = 'corridor-mark'

/**
 * The mark "Demonstration" covers nothing. In wide windows it stands in the margin beside the page, clear of scrollbars
 * that are drawn over the page; in narrow ones below the page, under open menus. The text of a button is in an element
 * of its own, because WebKit ignores the writing mode of buttons.
 */
export const MARK_STYLE = `
  .mark.mark {
    position: fixed; z-index: 2147480000; right: 0; top: 50%; transform: translateY(-50%);
    box-sizing: border-box; width: 14px; padding: 8px 0; border: 0; border-radius: 6px 0 0 6px;
    font: 600 9px/14px system-ui, sans-serif; letter-spacing: 0.06em;
    color: #e9edf3; background: #10141b; opacity: 0.85;
  }
  aside.mark, .mark > span { writing-mode: vertical-rl; }
  aside.mark { pointer-events: none; }
  button.mark { cursor: pointer; }
  button.mark:hover, button.mark:focus-visible { opacity: 1; color: #f6bd5c; }
  button.mark:focus-visible { outline: 2px solid #f6bd5c; outline-offset: 1px; }
  .mark[data-alarm] { color: #ff9b93; }
  @media (hover: hover) { .mark.mark { right: 18px; font-size: 10px; border-radius: 7px; } }
  @media ${NARROW} {
    .mark.mark {
      z-index: 1250; inset: auto 0 0; transform: none; width: auto; height: var(--page-inset-bottom); opacity: 1;
      padding: 0 0 env(safe-area-inset-bottom); border-radius: 0; display: grid; place-items: center; font-size: 12px;
    }
    aside.mark, .mark > span { writing-mode: horizontal-tb; }
    button.mark:focus-visible { outline-offset: -4px; }
  }
  @media ${NARROW} and (hover: hover) { .mark.mark { right: 12px; } }
  @media (forced-colors: active) { .mark.mark { border: 1px solid; } }
`
