import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

// Empty, it takes neither room nor a gap of the form's grid.
const Region = styled('div')({ '&:empty': { position: 'absolute' } })

/** A warning that does not block submitting. The live region stays mounted, so that changes are announced. */
export const Advice = ({ children }: { children: ReactNode }) => (
  <Region role="status">
    {children && (
      <Alert severity="warning" role="none" sx={{ marginBottom: 1 }}>
        {children}
      </Alert>
    )}
  </Region>
)
