import { Navigate, useLocation } from 'react-router-dom'

/**
 * Leads away from a page that may not be shown. While the other page is still on its way somebody may ask for this one
 * again: it is then led away again instead of staying empty.
 */
export function Redirect({ to }: { to: string }) {
  const { key } = useLocation()
  return <Navigate key={key} to={to} replace />
}
