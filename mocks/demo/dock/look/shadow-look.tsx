import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { dockTheme } from './dock-theme.ts'

/** Inherits nothing of the product, and is not printed. */
const rootStyles = {
  ':host': { all: 'initial', boxSizing: 'border-box', colorScheme: 'dark' },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  '@media print': { ':host': { display: 'none' } },
} as const

/** Renders MUI's styles into `styles` and its overlays into `overlays`, both inside the dock's shadow root. */
export function ShadowLook({
  styles,
  overlays,
  children,
}: {
  styles: HTMLElement
  overlays: HTMLElement
  children: ReactNode
}) {
  const [cache] = useState(() => createCache({ key: 'dock', container: styles }))
  const [theme] = useState(() => dockTheme(overlays))
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={rootStyles} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
