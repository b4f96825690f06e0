import { paths, routeOf, shellPaths } from '../routing/paths.ts'
import { rememberEarlyPress } from './early-press.ts'

// Screens that the build renders into the page as templates, so that they can be read before the application is there.

export type Screen = 'sign-in' | 'frame'

/** Stands in prerendered links for the folder of the application. */
export const BASE_PLACEHOLDER = '/-base-/'

export const templateId = (screen: Screen): string => `screen-${screen}`

const screenOf = (route: string): Screen | undefined =>
  route === paths.signIn ? 'sign-in' : shellPaths.some((path) => path === route) ? 'frame' : undefined

/** Shows the prerendered screen of the present address, where there is one. */
export function placeScreen(base: string): void {
  const route = routeOf(location.pathname, base)
  const screen = screenOf(route)
  const root = document.getElementById('root')
  const template = screen && document.getElementById(templateId(screen))
  if (!root || !template) return
  root.innerHTML = template.innerHTML.replaceAll(BASE_PLACEHOLDER, base)
  root.dataset.screen = screen
  root.querySelector('[aria-current]')?.removeAttribute('aria-current')
  root.querySelector(`nav a[href="${base}${route.slice(1)}"]`)?.setAttribute('aria-current', 'page')
  rememberEarlyPress(root)
}

export function removeScreen(): void {
  const root = document.getElementById('root')
  root?.replaceChildren()
  delete root?.dataset.screen
}
