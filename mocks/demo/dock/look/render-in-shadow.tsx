import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { dockTheme } from './dock-theme.ts'

/** Keeps the product's styles away from the element, and the element out of print. */
const ROOT_STYLES = {
  ':host': { all: 'initial', boxSizing: 'border-box', colorScheme: 'dark' },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  '@media print': { ':host': { display: 'none' } },
} as const

/** They stay inside: an open dialog of the product that hears them takes the focus back, or closes. */
const OWN_EVENTS = ['focusin', 'focusout', 'keydown', 'keyup', 'pointerdown', 'mousedown', 'touchstart', 'click']

/**
 * Renders into an element outside `body`, so that the product's dialogs do not hide it. MUI's styles and overlays are
 * inside its shadow root too. Returns what removes it.
 */
export function renderInShadow(name: string, content: ReactNode): () => void {
  const host = document.createElement(name)
  const shadow = host.attachShadow({ mode: 'open' })
  const styles = document.createElement('div')
  const place = document.createElement('div')
  const overlays = document.createElement('div')
  shadow.append(styles, place, overlays)
  for (const event of OWN_EVENTS) host.addEventListener(event, (heard) => heard.stopPropagation())
  document.documentElement.append(host)
  const root = createRoot(place)
  root.render(
    <CacheProvider value={createCache({ key: 'dock', container: styles })}>
      <ThemeProvider theme={dockTheme(overlays)}>
        <GlobalStyles styles={ROOT_STYLES} />
        {content}
      </ThemeProvider>
    </CacheProvider>,
  )
  return () => {
    root.unmount()
    host.remove()
  }
}
