import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { SCHEME_KEY } from '../theme/scheme.ts'
import { theme } from '../theme/theme.ts'
import { ToastHost } from '../ui/toast-host.tsx'
import { Tooltips } from '../ui/tooltips.tsx'

/** Everything a screen needs around it that is not data: the theme, the base styles, toasts and tooltips. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={SCHEME_KEY} disableTransitionOnChange>
      <CssBaseline />
      {children}
      <ToastHost />
      <Tooltips />
    </ThemeProvider>
  )
}
