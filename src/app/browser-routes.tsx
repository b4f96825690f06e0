import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { NavigationType, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'

/**
 * The browser's own router. `basePath` is the folder of the application, with both slashes.
 *
 * The library's own treats all changes of the address alike. Here what replaces the address within a page (a filter, a
 * tab) is what a control of that page has just been set to, and is shown at once: rendered later the control would jump
 * back meanwhile. Anything else brings another page, or something over it, and is a transition: the click that asked for
 * it is answered first, and a page whose code is on its way leaves the one before it standing.
 */
export function BrowserRoutes({ basePath, children }: { basePath: string; children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location })

  useLayoutEffect(() => {
    let path = history.location.pathname
    return history.listen((place) => {
      const withinPage = place.action === NavigationType.Replace && place.location.pathname === path
      path = place.location.pathname
      if (withinPage) setPlace(place)
      else startTransition(() => setPlace(place))
    })
  }, [history])

  return (
    <Router basename={basePath} location={location} navigationType={action} navigator={history} useTransitions={false}>
      {children}
    </Router>
  )
}
