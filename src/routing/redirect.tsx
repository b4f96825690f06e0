import { Navigate, useLocation } from 'react-router'

/** Redirects. Keyed by the location, so that it redirects again when the same address is opened during the redirect. */
export function Redirect({ to }: { to: string }) {
  const { key } = useLocation()
  return <Navigate key={key} to={to} replace />
}
