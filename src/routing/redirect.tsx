import { Navigate, useLocation } from 'react-router-dom'

/** Leads to another page. Keyed by the address, so that it also works when the same address is opened again meanwhile. */
export function Redirect({ to }: { to: string }) {
  const { key } = useLocation()
  return <Navigate key={key} to={to} replace />
}
