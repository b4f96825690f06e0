import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { SCHEME_KEY } from '../theme/scheme.ts'
import { theme } from '../theme/theme.ts'
import { ToastHost } from './toast-host.tsx'

/**
 * Theme, colour scheme and toasts. `noSsr` reads the scheme at once instead of after a second render; the prerendered
 * sign-in shows nothing that depends on it.
 */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme()} defaultMode="system" modeStorageKey={SCHEME_KEY} disableTransitionOnChange noSsr>
      <CssBaseline enableColorScheme />
      {children}
      <ToastHost />
    </ThemeProvider>
  )
}
