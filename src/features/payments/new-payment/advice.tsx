import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'

/** Something worth knowing before submitting; it holds nothing back. */
export const Advice = ({ children }: { children: ReactNode }) => (
  <div role="status">
    {children && (
      <Alert severity="warning" role="none" sx={{ marginBottom: 1 }}>
        {children}
      </Alert>
    )}
  </div>
)
