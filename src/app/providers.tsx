import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { SCHEME_KEY } from '../theme/scheme.ts'
import { theme } from '../theme/theme.ts'
import { ToastHost } from '../ui/feedback/toast-host.tsx'

/** Theme, colour scheme and toasts. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={SCHEME_KEY} disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      {children}
      <ToastHost />
    </ThemeProvider>
  )
}
