import { showPalette, type FirstBrand } from '../brand/first-brand.ts'
import { paths, routeOf, shellPaths } from '../routing/paths.ts'
import { rememberEarlyPress } from './early-press.ts'

// The build renders these screens into the page as templates, so that they show before the application has loaded.

export type Screen = 'sign-in' | 'frame'

/** What replaces the symbol and name in a screen, for a brand with a logo. */
export type Mark = 'logo' | 'wordmark'

/** In the page after each screen's template. */
export const SCREEN_EVENT = 'screen'

export const templateId = (part: Screen | Mark): string => `screen-${part}`

const templateOf = (part: Screen | Mark) => document.querySelector<HTMLTemplateElement>(`#${templateId(part)}`)

/** They stand in templates for the application's folder and for the brand. React preloads any image but a data URL. */
export const PLACEHOLDER = { base: '/-base-/', name: '-name-', logo: 'data:,-logo-' }

export function screenOf(route: string): Screen | undefined {
  if (route === paths.signIn) return 'sign-in'
  return route === paths.businessVerification || shellPaths.some((path) => path === route) ? 'frame' : undefined
}

/** Sets the title and the accent colours of the first screen, and hands the brand to the application. */
export function showFirstBrand(brand: FirstBrand): void {
  globalThis.firstBrand = brand
  // Some names come later, see `mocks/demo/boot/first-brand.ts`.
  if (brand.name) document.title = brand.name
  showPalette(brand.palette ?? '')
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Shows the prerendered screen of the current address, if it has one. */
export function placeScreen(base: string, { name, logo, wordmark, organization }: FirstBrand): void {
  const route = routeOf(location.pathname, base)
  const screen = screenOf(route)
  const root = document.getElementById('root')
  const template = screen && templateOf(screen)
  if (!root || !template) return
  // Outside the shell only the spinner of the frame is shown.
  const part = route === paths.businessVerification ? template.content.querySelector('main') : template
  const named = (html: string) => html.replaceAll(PLACEHOLDER.name, () => escaped(name))
  root.innerHTML = named((part ?? template).innerHTML.replaceAll(PLACEHOLDER.base, base))
  if (logo) {
    const mark = named(templateOf(wordmark ? 'wordmark' : 'logo')?.innerHTML ?? '').replaceAll(PLACEHOLDER.logo, logo)
    for (const symbol of root.querySelectorAll('[data-part="brand"]')) symbol.outerHTML = mark
  }
  root.dataset.screen = screen
  root.querySelector('[aria-current]')?.removeAttribute('aria-current')
  root.querySelector(`nav a[href="${base}${route.slice(1)}"]`)?.setAttribute('aria-current', 'page')
  if (organization !== undefined) replaceSamples(root, organization)
  rememberEarlyPress(root)
}

/** The frame is rendered with the fixed samples. */
function replaceSamples(root: HTMLElement, organization: string): void {
  root.querySelector('[data-part="organization-selector"] select')?.replaceChildren(new Option(organization))
  const notifications = root.querySelector('[data-part="notifications"]')
  notifications?.setAttribute('aria-label', 'Notifications')
  notifications?.querySelector('.MuiBadge-badge')?.remove()
}

export function removeScreen(): void {
  document.getElementById('root')?.replaceWith(Object.assign(document.createElement('div'), { id: 'root' }))
}
