import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'

/** A small bar of the dock over the page. */
export const Floating = styled(Paper)(({ theme }) => ({
  position: 'fixed',
  zIndex: 2147482000,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: 'calc(100vw - 24px)',
  padding: '4px 4px 4px 14px',
  border: `1px solid ${theme.palette.divider}`,
}))
