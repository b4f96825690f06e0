import { afterEach, describe, expect, test, vi } from 'vitest'
import { browserSessionCarrier } from './session.ts'

const FOLDER = '/demo/'
const anySession = () => true

/** Reads the token as after a reload: with a new carrier in the same browser. */
const afterReload = () => browserSessionCarrier(FOLDER).read(anySession)

function refuseCookies(): void {
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set() {} })
}

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'cookie')
  localStorage.clear()
  sessionStorage.clear()
})

describe('a browser that refuses cookies, as WebKit does in a cross-site frame', () => {
  test('keeps the session in localStorage across reloads', () => {
    refuseCookies()
    browserSessionCarrier(FOLDER).write('token-1')
    expect(afterReload()).toBe('token-1')
    expect(localStorage.length).toBe(1)
    expect(sessionStorage.length).toBe(0)
  })

  test('keeps it in sessionStorage when localStorage cannot be written', () => {
    refuseCookies()
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    browserSessionCarrier(FOLDER).write('token-1')
    expect(afterReload()).toBe('token-1')
  })

  test('removes it on sign-out', () => {
    refuseCookies()
    browserSessionCarrier(FOLDER).write('token-1')
    browserSessionCarrier(FOLDER).write(null)
    expect(afterReload()).toBeUndefined()
  })

  test('keeps it in memory when there is no storage at all', () => {
    refuseCookies()
    for (const name of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    const carrier = browserSessionCarrier(FOLDER)
    carrier.write('token-1')
    expect(carrier.read(anySession)).toBe('token-1')
    expect(afterReload()).toBeUndefined()
  })
})

test('writes nothing to web storage when the cookie is kept', () => {
  browserSessionCarrier('/').write('token-1')
  expect(localStorage.length + sessionStorage.length).toBe(0)
  expect(browserSessionCarrier('/').read(anySession)).toBe('token-1')
})
