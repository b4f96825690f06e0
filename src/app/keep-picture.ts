import { onChanges } from '../api/changes.ts'
import { paths, routeOf } from '../routing/paths.ts'
import { pictureKey, PICTURE_SELECTOR, today, type LastPicture } from '../session/last-picture.ts'
import { isOnTheWay } from './browser-routes.tsx'

/** Long after the last change on the screen: nobody is waiting for anything. */
const SETTLED_AFTER = 2000

/** More than any dashboard has; storage is shared with others. */
const MOST_CHARACTERS = 300_000

/**
 * Keeps what the dashboard looks like in this browser: when it has come to rest, and when the page is left. Any change at
 * the bank removes it, so that nobody is shown what they have changed since.
 */
export function keepPicture(basePath: string, build: string): void {
  const keep = () => {
    const picture = take(basePath, build)
    if (!picture) return
    try {
      localStorage.setItem(pictureKey(), JSON.stringify(picture))
    } catch {
      // Denied or full: the next visit begins with the empty frame.
    }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const keepWhenSettled = () => {
    clearTimeout(timer)
    timer = setTimeout(keep, SETTLED_AFTER)
  }
  const root = document.getElementById('root')
  if (root) new MutationObserver(keepWhenSettled).observe(root, { childList: true, subtree: true })
  window.addEventListener('pagehide', keep)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep())
  onChanges(() => {
    try {
      localStorage.removeItem(pictureKey())
    } catch {
      // Then there is none.
    }
  })
}

function take(basePath: string, build: string): LastPicture | undefined {
  if (routeOf(location.pathname, basePath) !== paths.dashboard || location.hash !== '' || isOnTheWay()) return undefined
  const main = document.querySelector('#root:not([inert]) main')
  // Only what is there for good: neither the outline of a page on its way nor an error.
  if (!main || main.querySelector(`[aria-busy="true"], [role="alert"], ${PICTURE_SELECTOR}`)) return undefined
  const html = main.innerHTML
  const css = stylesOf(main)
  return html.length + css.length > MOST_CHARACTERS
    ? undefined
    : { build, day: today(), search: location.search, html, css }
}

/** The rules that apply to an element and all it holds: the library writes them into sheets without text. Those for all pages are in the page. */
function stylesOf(element: Element): string {
  const used = new Set([...element.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))
  const rules: string[] = []
  for (const { cssRules, ownerNode } of document.styleSheets) {
    const origin = ownerNode instanceof HTMLStyleElement ? ownerNode.dataset.emotion : undefined
    if (origin === undefined || origin.startsWith('css-global')) continue
    for (const { cssText } of cssRules) {
      // A name begins with a letter: what follows the point in a width of 599.95px is none.
      const applies = [...cssText.matchAll(/\.([a-z][\w-]*)/gi)].some(([, name = '']) => used.has(name))
      if (applies || cssText.startsWith('@keyframes')) rules.push(cssText)
    }
  }
  return rules.join('\n')
}
