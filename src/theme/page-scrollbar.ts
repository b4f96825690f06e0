import { token } from './tokens.ts'

export const HEADER_HEIGHT = 60

/** Pages below a header: the bar is always there, so that pages of different lengths do not jump sideways. */
const FRAMED = 'html:has(> body > #root > header)'
/** Where the bar takes room of its own; a phone's lies over the page. */
const CLASSIC = '@media (hover: hover) and (pointer: fine)'

// A classic bar stands beside the page: it goes on with what it stands beside, header, hairline and canvas.
const track = `linear-gradient(${token.surface} ${HEADER_HEIGHT - 1}px, ${token.hairline} 0 ${HEADER_HEIGHT}px, ${token.canvas} 0)`

export const pageScrollbar = {
  // What takes the focus comes out from under the header. Not a padding of the page: a control of the header itself would move it.
  ':where(#root > header ~ *) :is(a, button, input, select, textarea)': { scrollMarginTop: HEADER_HEIGHT + 4 },
  [CLASSIC]: {
    [FRAMED]: { overflowY: 'scroll' },
    'html::-webkit-scrollbar': { width: 14, background: token.canvas },
    'html::-webkit-scrollbar-thumb': {
      border: '4px solid transparent',
      borderRadius: 7,
      background: `${token.controlEdge} padding-box`,
      minHeight: 48,
    },
    'html::-webkit-scrollbar-thumb:hover': { background: `${token.muted} padding-box` },
    [`${FRAMED}::-webkit-scrollbar-track`]: { background: track },
    // Under a dialog the bar is as dim as the page.
    'html:has(> body > #root[inert])::-webkit-scrollbar-track': {
      background: `linear-gradient(${token.scrim} 0 0), ${track}`,
    },
  },
} as const
