import { paths, routeOf, shellPaths } from '../routing/paths.ts'
import { rememberEarlyPress } from './early-press.ts'

// The build renders these screens into the page as templates, so that they show before the application has loaded.

export type Screen = 'sign-in' | 'frame'

/** Placeholder in prerendered links for the application's folder. */
export const BASE_PLACEHOLDER = '/-base-/'

export const templateId = (screen: Screen): string => `screen-${screen}`

const screenOf = (route: string): Screen | undefined =>
  route === paths.signIn
    ? 'sign-in'
    : route === paths.businessVerification || shellPaths.some((path) => path === route)
      ? 'frame'
      : undefined

/** Shows the prerendered screen of the current address, if it has one. */
export function placeScreen(base: string): void {
  const route = routeOf(location.pathname, base)
  const screen = screenOf(route)
  const root = document.getElementById('root')
  const template = screen && document.querySelector<HTMLTemplateElement>(`#${templateId(screen)}`)
  if (!root || !template) return
  // Outside the shell only the spinner of the frame is shown.
  const part = route === paths.businessVerification ? template.content.querySelector('main') : template
  root.innerHTML = (part ?? template).innerHTML.replaceAll(BASE_PLACEHOLDER, base)
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
