import { afterEach, describe, expect, test, vi } from 'vitest'
import { SESSION_COOKIE, sessionStorageKey } from './session-cookie.ts'
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

/** Follows the other tabs. Returns what was heard, and reports a change of the cookie as the browser does. */
function follow() {
  const store = new EventTarget()
  vi.stubGlobal('cookieStore', store)
  const carrier = browserSessionCarrier('/')
  const heard = vi.fn<() => void>()
  carrier.onForeignChange?.(heard)
  const report = (value: string | undefined) => {
    const [changed, deleted] =
      value === undefined ? [[], [{ name: SESSION_COOKIE }]] : [[{ name: SESSION_COOKIE, value }], []]
    store.dispatchEvent(Object.assign(new Event('change'), { changed, deleted }))
  }
  return { carrier, heard, report }
}

const storageChange = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

describe('another tab that signs in or out', () => {
  afterEach(() => void vi.unstubAllGlobals())

  test('is heard, and its session is known before the cookie can be read', () => {
    const { carrier, heard, report } = follow()
    report('theirs')
    expect(heard).toHaveBeenCalledOnce()
    expect(carrier.read(anySession)).toBe('theirs')
    report(undefined)
    expect(carrier.read(anySession)).toBeUndefined()
  })

  test('is not taken for this one, whose changes the browser reports too', () => {
    const { carrier, heard, report } = follow()
    carrier.write('mine')
    report('mine')
    expect(heard).not.toHaveBeenCalled()
    carrier.write(null)
    report('mine')
    expect(carrier.read(anySession)).toBeUndefined()
  })

  test('is heard where the session is in web storage', () => {
    const { heard } = follow()
    storageChange('another', 'token')
    storageChange(sessionStorageKey('/'), null)
    expect(heard).not.toHaveBeenCalled()
    storageChange(sessionStorageKey('/'), 'token')
    expect(heard).toHaveBeenCalledOnce()
  })
})

test('writes nothing to web storage when the cookie is kept', () => {
  browserSessionCarrier('/').write('token-1')
  expect(localStorage.length + sessionStorage.length).toBe(0)
  expect(browserSessionCarrier('/').read(anySession)).toBe('token-1')
})
