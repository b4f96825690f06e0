import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import {
  createPath,
  NavigationType,
  parsePath,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom'

let shownPath: string | undefined

/** Whether the page of the present address is still on its way and the one before it stands. */
export const isOnTheWay = (): boolean => shownPath !== undefined && shownPath !== location.pathname

/** How many entries of the application lie below the present one; the library counts them there. */
const position = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0

/**
 * The page before stands until the next one is rendered, and goes on answering. Whoever clicks twice there makes one entry
 * of the history, and what the page still writes into its own address, a search typed a moment ago, calls nobody back.
 *
 * What opens over a page is an entry of its own, which closing leaves behind with the address of the one below. Such an
 * entry gives its place to whatever comes next, and who goes back passes it by: five dialogs are not five steps back. It
 * is not taken back itself: that takes a while, in which somebody may already be going elsewhere.
 */
function createHistory() {
  const history = createBrowserHistory({ v5Compat: true })
  const push = history.push.bind(history)
  const replace = history.replace.bind(history)
  const listen = history.listen.bind(history)
  /** The address below an entry, by its position. */
  const below = new Map<number, string>()
  const isLeftBehind = () => below.get(position()) === createPath(location)
  let takesPlace = false
  let wasLeftBehind = false
  history.push = (to, state) => {
    const from = createPath(location)
    if (history.createHref(to) === from) return
    takesPlace = isLeftBehind()
    if (takesPlace) replace(to, state)
    else {
      below.set(position() + 1, from)
      push(to, state)
    }
    takesPlace = false
  }
  history.replace = (to, state) => {
    const { pathname } = typeof to === 'string' ? parsePath(to) : to
    if (isOnTheWay() && pathname === shownPath) return
    replace(to, state)
    below.set(position() + 1, createPath(location))
  }
  history.listen = (listener) =>
    listen((update) => {
      // Not out of the application: there somebody shall see what the step does.
      const passesBy = update.delta === -1 && wasLeftBehind && position() > 0
      wasLeftBehind = isLeftBehind()
      if (passesBy) history.go(-1)
      else listener(takesPlace ? { ...update, action: NavigationType.Push } : update)
    })
  return history
}

/**
 * The browser's own router. `basePath` is the folder of the application, with both slashes.
 *
 * The library's own treats all changes of the address alike. Here what replaces the address within a page (a filter, a
 * tab) is what a control of that page has just been set to, and is shown at once: rendered later the control would jump
 * back meanwhile. Anything else brings another page, or something over it, and is a transition: the click that asked for
 * it is answered first, and a page whose code is on its way leaves the one before it standing.
 */
export function BrowserRoutes({ basePath, children }: { basePath: string; children: ReactNode }) {
  const [history] = useState(createHistory)
  const [{ action, location: place }, setPlace] = useState({ action: history.action, location: history.location })

  useLayoutEffect(() => {
    shownPath = place.pathname
  }, [place])

  useLayoutEffect(
    () =>
      history.listen((next) => {
        const withinPage = next.action === NavigationType.Replace && next.location.pathname === shownPath
        if (withinPage) setPlace(next)
        else startTransition(() => setPlace(next))
      }),
    [history],
  )

  return (
    <Router basename={basePath} location={place} navigationType={action} navigator={history} useTransitions={false}>
      {children}
    </Router>
  )
}
