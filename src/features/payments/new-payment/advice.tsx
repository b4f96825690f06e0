import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'

/** A warning that does not block submitting. The live region stays mounted, so that changes are announced. */
export const Advice = ({ children }: { children: ReactNode }) => (
  <div role="status">
    {children && (
      <Alert severity="warning" role="none" sx={{ marginBottom: 1 }}>
        {children}
      </Alert>
    )}
  </div>
)
