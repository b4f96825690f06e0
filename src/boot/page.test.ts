// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paths, routeOf } from '../routing/paths.ts'
import { SCHEME_ATTRIBUTE, SCHEME_KEY } from '../theme/scheme.ts'
import { repeatEarlyPress } from './early-press.ts'
import { folderOf, foldersOf, preparePage, tidyPath } from './page.ts'
import { BASE_PLACEHOLDER, placeScreen, removeScreen, templateId } from './screens.ts'

describe('the address', () => {
  test.each(Object.values(paths))('resolves files of the route %s against its parent folder', (path) => {
    expect(folderOf(tidyPath(`/sales/demo${path}`))).toBe('/sales/demo/')
    expect(routeOf(tidyPath(`/sales/demo${path}`), '/sales/demo/')).toBe(path)
  })

  test.each([
    ['/sales/demo/auth/', '/sales/demo/auth'],
    ['/sales/demo/index.html', '/sales/demo/'],
    ['//evil.example/', '/evil.example/'],
    ['/sales/demo/', '/sales/demo/'],
    ['/', '/'],
  ])('is normalized from %s to %s', (address, tidy) => {
    expect(tidyPath(address)).toBe(tidy)
  })

  test('is the same route with a slash at the end', () => {
    expect(routeOf('/sales/demo/cards/', '/sales/demo/')).toBe(paths.cards)
    expect(routeOf('/sales/demo/', '/sales/demo/')).toBe(paths.dashboard)
  })

  test('lists every folder that may hold the application, deepest first', () => {
    expect(foldersOf('/sales/demo/x')).toEqual(['/sales/demo/x/', '/sales/demo/', '/sales/', '/'])
    expect(foldersOf('/')).toEqual(['/'])
  })
})

const root = () => document.getElementById('root') as HTMLElement

function open(address: string): void {
  history.replaceState(null, '', address)
  placeScreen('/sales/demo/')
}

describe('the prerendered screen', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <div id="root"></div>
      <template id="${templateId('sign-in')}">
        <form><a href="${BASE_PLACEHOLDER}signup">up</a><button type="submit">in</button></form>
      </template>
      <template id="${templateId('frame')}">
        <nav><a href="${BASE_PLACEHOLDER}">0</a><a href="${BASE_PLACEHOLDER}cards">1</a></nav>
        <main><p role="status">spinner</p></main>
      </template>`
  })

  test('of the sign-in links to pages in the application folder', () => {
    open('/sales/demo/auth')
    expect(root().dataset.screen).toBe('sign-in')
    expect(root().querySelector('a')?.getAttribute('href')).toBe('/sales/demo/signup')
  })

  test('of the shell marks the current page in the navigation', () => {
    open('/sales/demo/cards')
    const marked = [...root().querySelectorAll('[aria-current="page"]')]
    expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/sales/demo/cards'])
  })

  test('of the verification is the spinner alone', () => {
    open('/sales/demo/verify')
    expect(root().textContent.trim()).toBe('spinner')
    expect(root().querySelector('nav')).toBeNull()
  })

  test('is shown on its own pages only and can be removed', () => {
    open('/sales/demo/signup')
    expect(root().childElementCount).toBe(0)
    open('/sales/demo/auth')
    removeScreen()
    expect(root().childElementCount).toBe(0)
    expect(root().dataset.screen).toBeUndefined()
  })

  test('holds back an early form submission until the application has loaded', async () => {
    open('/sales/demo/auth')
    const early = new Event('submit', { bubbles: true, cancelable: true })
    root().querySelector('form')?.dispatchEvent(early)
    expect(early.defaultPrevented).toBe(true)
    const sent = new Promise((resolve) => root().querySelector('button')?.addEventListener('click', resolve))
    repeatEarlyPress()
    await sent
  })
})

function denied(): never {
  throw new DOMException('denied', 'SecurityError')
}

describe('a protected page', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    history.replaceState(null, '', '/sales/demo/cards')
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
  })

  test('leads to the sign-in without a session', () => {
    preparePage({ sessionCookie: 'session' })
    expect(location.pathname).toBe('/sales/demo/auth')
  })

  test('stays where a link in its fragment may sign in', () => {
    history.replaceState(null, '', '/sales/demo/cards#scenario=established')
    preparePage({ sessionCookie: 'session' })
    expect(location.pathname).toBe('/sales/demo/cards')
  })

  test('leads to the sign-in where all storage is denied', () => {
    vi.stubGlobal('localStorage', { getItem: denied, clear: () => undefined })
    vi.stubGlobal('sessionStorage', { getItem: denied })
    preparePage({ sessionCookie: 'session' })
    expect(location.pathname).toBe('/sales/demo/auth')
  })

  test('stays where the session is stored because the browser refuses cookies', () => {
    localStorage.setItem('session:/sales/demo/', 'token-1')
    preparePage({ sessionCookie: 'session' })
    expect(location.pathname).toBe('/sales/demo/cards')
  })
})

test.each([
  [null, true, 'dark'],
  [null, false, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
])('with the chosen scheme %s and a dark system %s the page is %s', (chosen, isDark, scheme) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isDark }))
  if (chosen !== null) localStorage.setItem(SCHEME_KEY, chosen)
  preparePage({ sessionCookie: null })
  expect(document.documentElement.getAttribute(SCHEME_ATTRIBUTE)).toBe(scheme)
  localStorage.clear()
  vi.unstubAllGlobals()
})
