import html from '../../index.html?raw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FirstBrand } from '../brand/first-brand.ts'
import { PRODUCT_NAME } from '../product.ts'
import { paths, routeOf } from '../routing/paths.ts'
import { SCHEME_ATTRIBUTE, SCHEME_KEY } from '../theme/scheme.ts'
import { repeatEarlyPress } from './early-press.ts'
import { folderOf, foldersOf, preparePage, tidyPath } from './page.ts'
import { PLACEHOLDER, SCREEN_EVENT, placeScreen, removeScreen, showFirstBrand, templateId } from './screens.ts'

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

test('the page keeps iOS from linking account numbers to the telephone', () => {
  const meta = new DOMParser().parseFromString(html, 'text/html').querySelector('[name="format-detection"]')
  expect(meta?.getAttribute('content')).toBe('telephone=no')
})

const announce = () => dispatchEvent(new Event(SCREEN_EVENT))

const root = () => document.getElementById('root') as HTMLElement

function open(address: string, brand: FirstBrand = { name: PRODUCT_NAME }): void {
  history.replaceState(null, '', address)
  placeScreen('/sales/demo/', brand)
}

describe('the prerendered screen', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <div id="root"></div>
      <template id="${templateId('sign-in')}">
        <span data-part="brand"><svg></svg>${PLACEHOLDER.name}</span>
        <h1>Sign in to <!-- -->${PLACEHOLDER.name}</h1>
        <form><a href="${PLACEHOLDER.base}signup">up</a><button type="submit">in</button></form>
      </template>
      <template id="${templateId('logo')}"><b><img src="${PLACEHOLDER.logo}" alt="">${PLACEHOLDER.name}</b></template>
      <template id="${templateId('wordmark')}"><img src="${PLACEHOLDER.logo}" alt="${PLACEHOLDER.name}"></template>
      <template id="${templateId('frame')}">
        <nav><a href="${PLACEHOLDER.base}">0</a><a href="${PLACEHOLDER.base}cards">1</a></nav>
        <div data-part="organization-selector"><select><option>Sample Ltd</option></select></div>
        <button data-part="notifications" aria-label="Notifications, 3 new"><i class="MuiBadge-badge">3</i></button>
        <main><p role="status">spinner</p></main>
      </template>`
  })

  test('of the shell replaces the fixed samples where there is a customer', () => {
    const shown = () => [root().querySelector('select')?.value, root().querySelector('button')?.ariaLabel]
    open('/sales/demo/cards')
    expect(shown()).toEqual(['Sample Ltd', 'Notifications, 3 new'])
    open('/sales/demo/cards', { name: PRODUCT_NAME, organization: 'A & <b>' })
    expect(shown()).toEqual(['A & <b>', 'Notifications'])
    expect(root().textContent).not.toContain('3')
    open('/sales/demo/cards', { name: PRODUCT_NAME, organization: '' })
    expect(shown()).toEqual(['', 'Notifications'])
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

  test('is placed when its template has arrived, and not once more with a later one', () => {
    const templates = document.querySelectorAll('template')
    for (const template of templates) template.remove()
    history.replaceState(null, '', '/sales/demo/auth')
    preparePage({ hasSession: () => false, firstBrand: () => ({ name: PRODUCT_NAME }) })
    announce()
    expect(root().childElementCount).toBe(0)
    document.body.append(...templates)
    announce()
    const form = root().querySelector('form')
    announce()
    expect(root().querySelector('form')).toBe(form)
    expect(form).not.toBeNull()
  })

  test('holds back an early form submission until the application has loaded', async () => {
    open('/sales/demo/auth')
    const submitted = new Promise<Event>((resolve) => document.addEventListener('submit', resolve, { once: true }))
    root().querySelector('button')?.click()
    expect((await submitted).defaultPrevented).toBe(true)
    const sent = new Promise((resolve) => root().querySelector('button')?.addEventListener('click', resolve))
    repeatEarlyPress()
    await sent
    expect(document.activeElement).toBe(root().querySelector('button'))
  })
})

describe('the brand of the first paint', () => {
  beforeEach(() => {
    document.head.innerHTML = '<title>Business banking</title>'
  })

  test('is the name in the title and on the prerendered screen', () => {
    showFirstBrand({ name: 'A & B "Bank" $& <i>' })
    open('/sales/demo/auth', { name: 'A & B "Bank" $& <i>' })
    expect(document.title).toBe('A & B "Bank" $& <i>')
    expect(root().querySelector('h1')?.textContent).toBe('Sign in to A & B "Bank" $& <i>')
  })

  test('shows the wordmark in place of the name', () => {
    open('/sales/demo/auth', { name: 'A "Bank"', logo: 'data:image/png;base64,AA==', wordmark: true })
    const image = root().querySelector('img')
    expect([image?.getAttribute('src'), image?.alt]).toEqual(['data:image/png;base64,AA==', 'A "Bank"'])
    expect(root().querySelector('svg')).toBeNull()
  })

  test('shows the logo beside the name in place of the symbol', () => {
    open('/sales/demo/auth', { name: 'A $& <i>', logo: 'data:image/png;base64,AA==' })
    expect(root().querySelector('b')?.textContent).toBe('A $& <i>')
    expect(root().querySelector('svg')).toBeNull()
  })

  test('replaces the accents, and the neutral title stays without a name', () => {
    showFirstBrand({ name: 'Northbank', palette: 'html{--a:1}' })
    showFirstBrand({ name: '', palette: 'html{--a:2}' })
    expect([...document.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual(['html{--a:2}'])
    expect(document.title).toBe('Northbank')
    showFirstBrand({ name: 'Northbank' })
    expect(document.querySelector('style')).toBeNull()
  })
})

const prepare = (hasSession: boolean) => {
  const asked = vi.fn<(folder: string) => boolean>(() => hasSession)
  preparePage({ hasSession: asked, firstBrand: (folder) => ({ name: folder }) })
  return asked
}

describe('a protected page', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    history.replaceState(null, '', '/sales/demo/cards')
  })
  afterEach(() => vi.unstubAllGlobals())

  test('leads to the sign-in without a session', () => {
    expect(prepare(false)).toHaveBeenCalledWith('/sales/demo/')
    expect(location.pathname).toBe('/sales/demo/auth')
  })

  test('stays with a session', () => {
    prepare(true)
    expect(location.pathname).toBe('/sales/demo/cards')
  })

  test.each([
    ['#scenario=established', '#scenario=established'],
    ['#scenario%3Destablished', '#scenario%3Destablished'],
    ['%23scenario=established&brand=A%2FB', '#scenario=established&brand=A%2FB'],
    ['%23scenario%3Destablished?from=mail', '#scenario%3Destablished'],
  ])('stays where a link in its fragment may sign in: %s', (sent, hash) => {
    history.replaceState(null, '', `/sales/demo/cards${sent}`)
    prepare(false)
    expect([location.pathname, location.hash]).toEqual(['/sales/demo/cards', hash])
  })

  test('shows the brand of its folder', () => {
    prepare(true)
    expect(document.title).toBe('/sales/demo/')
  })
})

describe('an application that is not where its address says', () => {
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['/assets/demo', '/assets/demo/'],
    ['/assets/payments/index.html', '/assets/payments/'],
  ])('is loaded from the folder that has it: %s', async (address, folder) => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.stubGlobal('fetch', (file: string) =>
      Promise.resolve(
        new Response('{}', {
          status: file.startsWith(folder) ? 200 : 404,
          headers: { 'content-type': 'application/json' },
        }),
      ),
    )
    history.replaceState(null, '', address)
    prepare(true)
    const base = folderOf(location.pathname)
    const missing = Object.assign(document.createElement('script'), { type: 'module', src: `${base}assets/index.js` })
    document.head.replaceChildren(missing)
    missing.dispatchEvent(new Event('error'))
    await vi.waitUntil(() => document.head.childElementCount > 1)
    expect(document.head.lastElementChild?.getAttribute('src')).toBe(`${folder}assets/index.js`)
    expect(location.pathname).toBe(folder)
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
  preparePage({ hasSession: () => true, firstBrand: () => ({ name: PRODUCT_NAME }) })
  expect(document.documentElement.getAttribute(SCHEME_ATTRIBUTE)).toBe(scheme)
  localStorage.clear()
  vi.unstubAllGlobals()
})
