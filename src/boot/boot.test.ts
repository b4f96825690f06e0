// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { paths, routeOf } from '../routing/paths.ts'
import { baseOf, foldersOf } from './boot.ts'
import { BASE_PLACEHOLDER, placeScreen, takeScreenBack, templateId } from './screens.ts'

describe('the folder of the application, by the address alone', () => {
  test.each(Object.values(paths))('the route %s lies in the folder above it', (path) => {
    expect(baseOf(`/sales/demo${path}`, false)).toBe('/sales/demo/')
  })

  test.each([
    ['/', '/'],
    ['/a/b/c/', '/a/b/c/'],
    ['/sales/demo/auth/', '/sales/demo/'],
    ['/verify', '/'],
    ['/verify-email', '/'],
  ])('%s lies in %s', (address, base) => {
    expect(baseOf(address, false)).toBe(base)
  })

  test.each(['/sales/demo', '/sales/demo/no/such-page', '/sales/demo/accounts/42'])('%s does not tell', (address) => {
    expect(baseOf(address, false)).toBeUndefined()
  })

  test('what looks like a folder tells nothing on the "not found" page of a host, a route still does', () => {
    expect(baseOf('/sales/demo/no/', true)).toBeUndefined()
    expect(baseOf('/sales/demo/cards', true)).toBe('/sales/demo/')
  })

  test('every folder on the way is a candidate, the deepest first', () => {
    expect(foldersOf('/sales/demo/x')).toEqual(['/sales/demo/x/', '/sales/demo/', '/sales/', '/'])
    expect(foldersOf('/')).toEqual(['/'])
  })
})

const root = () => document.getElementById('root')

describe('the screen that an address shows first', () => {
  beforeEach(() => {
    document.head.innerHTML = ''
    document.body.innerHTML = `
      <div id="root"></div>
      <template id="${templateId('sign-in')}"><style>p {}</style><form><a href="${BASE_PLACEHOLDER}signup">up</a><button type="submit">in</button></form></template>
      <template id="${templateId('frame')}"><nav><a class="link active" aria-current="page" href="${BASE_PLACEHOLDER}">0</a><a class="link" href="${BASE_PLACEHOLDER}cards">1</a></nav></template>`
  })

  test('the sign-in comes with its styles and with links into the folder', () => {
    history.replaceState(null, '', '/sales/demo/auth')
    placeScreen('/sales/demo/')
    expect(root()?.dataset.screen).toBe('sign-in')
    expect(root()?.querySelector('a')?.getAttribute('href')).toBe('/sales/demo/signup')
    expect(document.head.querySelectorAll('style')).toHaveLength(1)
  })

  test('the frame marks the page that one is on', () => {
    history.replaceState(null, '', '/sales/demo/cards')
    placeScreen('/sales/demo/')
    const marked = [...(root()?.querySelectorAll('[aria-current="page"]') ?? [])]
    expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/sales/demo/cards'])
    expect(marked[0]?.className).toBe('link active')
  })

  test('other pages begin empty, and a screen can be taken back', () => {
    history.replaceState(null, '', '/sales/demo/signup')
    placeScreen('/sales/demo/')
    expect(root()?.childElementCount).toBe(0)
    history.replaceState(null, '', '/sales/demo/auth')
    placeScreen('/sales/demo/')
    takeScreenBack()
    expect(root()?.childElementCount).toBe(0)
    expect(root()?.dataset.screen).toBeUndefined()
  })

  test('a form sent before the application is alive stays, and is remembered', () => {
    history.replaceState(null, '', '/sales/demo/auth')
    placeScreen('/sales/demo/')
    const sent = new Event('submit', { bubbles: true, cancelable: true })
    root()?.querySelector('form')?.dispatchEvent(sent)
    expect(sent.defaultPrevented).toBe(true)
    expect(root()?.querySelector('[type="submit"]')?.hasAttribute('data-pressed')).toBe(true)
  })
})

test('a route is what follows the folder', () => {
  expect(routeOf('/sales/demo/', '/sales/demo/')).toBe('/')
  expect(routeOf('/sales/demo/cards/', '/sales/demo/')).toBe('/cards')
})
