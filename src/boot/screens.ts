import { paths, routeOf, shellPaths } from '../routing/paths.ts'

// The screens that are rendered ahead into the page, and which of them an address shows first.

export type Screen = 'sign-in' | 'frame'

/** Stands in prerendered links where the folder of the application will be. */
export const BASE_PLACEHOLDER = '/-base-/'

export const templateId = (screen: Screen): string => `screen-${screen}`

const screenOf = (route: string): Screen | undefined =>
  route === paths.signIn ? 'sign-in' : shellPaths.some((path) => path === route) ? 'frame' : undefined

/** Puts the screen of the present address into the page, as the application will find and take it over. False if it is not there. */
export function placeScreen(base: string): boolean {
  const route = routeOf(location.pathname, base)
  const screen = screenOf(route)
  const root = document.getElementById('root')
  const template = screen && document.getElementById(templateId(screen))
  if (!root || !(template instanceof HTMLTemplateElement)) return false

  const { content } = template
  document.head.append(...content.querySelectorAll('style'))
  for (const link of content.querySelectorAll(`a[href^="${BASE_PLACEHOLDER}"]`)) {
    const path = link.getAttribute('href')?.slice(BASE_PLACEHOLDER.length) ?? ''
    link.setAttribute('href', base + path)
    // The frame was rendered for one page and stands for all of them.
    if (!link.closest('nav')) continue
    link.classList.toggle('active', `/${path}` === route)
    if (`/${path}` === route) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  root.append(content)
  root.dataset.screen = screen

  // What is pressed before the scripts are here is pressed again once they are. Sent now, the form would put the password
  // into the address.
  root.addEventListener('submit', (event) => {
    if (root.dataset.alive !== undefined) return
    event.preventDefault()
    remember(root, root.querySelector('form [type="submit"]'))
  })
  root.addEventListener('click', ({ target }) => {
    if (root.dataset.alive === undefined && target instanceof Element)
      remember(root, target.closest('button[type="button"]'))
  })
  return true
}

function remember(root: HTMLElement, pressed: Element | null): void {
  if (!pressed) return
  for (const before of root.querySelectorAll(PRESSED)) before.removeAttribute('data-pressed')
  pressed.setAttribute('data-pressed', '')
}

/** What was pressed last before the scripts were here. */
export const PRESSED = '[data-pressed]'

/** Where the folder turns out to be another one, so does the route. */
export function takeScreenBack(): void {
  const root = document.getElementById('root')
  root?.replaceChildren()
  delete root?.dataset.screen
}
