import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NEUTRAL_PALETTE } from '../../../src/brand/first-brand.ts'
import { firstBrand } from './first-brand.ts'
import { hintKey } from '../../bank/store/storage/stored-bank.ts'
import { hasSession } from './has-session.ts'

const FOLDER = '/sales/demo/'
const LOGO = `data:image/png;base64,${btoa('\u0089PNG\r\n\u001A\n\0\0\0\rIHDR\0\0\0\u0001\0\0\0\u0001>>>')}`

const stored = (brand: object, room = '') =>
  localStorage.setItem(`corridor:brand:${FOLDER}${room && `~${room}`}`, JSON.stringify(brand))

const storedProspect = (company: string) => localStorage.setItem(hintKey(FOLDER), JSON.stringify({ company }))

function open(parts: Record<string, string>) {
  location.hash = new URLSearchParams(parts).toString()
  return firstBrand(FOLDER)
}

function denied(): never {
  throw new DOMException('denied', 'SecurityError')
}

const denyStorage = () => {
  vi.stubGlobal('localStorage', { getItem: denied })
  vi.stubGlobal('sessionStorage', { getItem: denied })
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('the brand of the first paint', () => {
  test('is that of the product without a brand', () => {
    expect(open({})).toEqual({ name: 'Corridor' })
    expect(open({ scenario: 'established', signin: '1' })).toEqual({ name: 'Corridor' })
  })

  test('is the stored one, its colours included', () => {
    stored({ name: 'Northbank', color: '#1d4ed8', logo: LOGO, wordmark: true, greetingName: 'Ann' })
    expect(open({})).toEqual({ name: 'Northbank', logo: LOGO, wordmark: true, palette: NEUTRAL_PALETTE })
    localStorage.setItem(`corridor:palette:${FOLDER}`, 'html{}')
    expect(open({})).toMatchObject({ name: 'Northbank', palette: 'html{}' })
  })

  test('is that of the link, whose colour is not derived yet', () => {
    stored({ name: 'Northbank', color: '#1d4ed8' })
    localStorage.setItem(`corridor:palette:${FOLDER}`, 'html{}')
    expect(open({ brand: 'Tideway', color: '#be123c', logo: `wordmark,${LOGO}` })).toEqual({
      name: 'Tideway',
      logo: LOGO,
      wordmark: true,
      palette: NEUTRAL_PALETTE,
    })
    expect(open({ logo: LOGO })).toEqual({ name: 'Northbank', logo: LOGO, palette: 'html{}' })
  })

  test.each(['scenario', 'company', 'kiosk'])('is not the stored one where a link has a %s', (part) => {
    stored({ name: 'Northbank' })
    expect(open({ [part]: 'x' }).name).toBe('Corridor')
    expect(open({ [part]: 'x', brand: 'Tideway' }).name).toBe('Tideway')
  })

  test('is empty while a state is unpacked', () => {
    stored({ name: 'Northbank', color: '#1d4ed8' })
    localStorage.setItem(`corridor:palette:${FOLDER}`, 'html{}')
    const brand = open({ state: 'abc' })
    expect(brand).toMatchObject({ name: '', palette: NEUTRAL_PALETTE })
    expect(brand.logo).toMatch(/^data:image\/svg/)
    expect(open({ state: 'abc', brand: 'Tideway' }).name).toBe('Tideway')
  })

  test('is that of the room', () => {
    stored({ name: 'Northbank' })
    stored({ name: 'Tideway' }, 'tideway')
    expect(open({ room: 'tideway' }).name).toBe('Tideway')
    sessionStorage.setItem(`corridor:room:${FOLDER}`, 'tideway')
    expect(open({}).name).toBe('Tideway')
    expect(open({ room: '' }).name).toBe('Northbank')
  })

  test.each([
    { brand: 'x'.repeat(61) },
    { brand: 'Tideway', logo: 'https://elsewhere.example/a.png' },
    { color: 'red;background:url(x)' },
  ])('ignores what the bank refuses: %o', (parts) => {
    stored({ name: 'Northbank' })
    expect(open(parts)).toEqual({ name: 'Northbank' })
  })

  test('ignores what is stored and is not a brand', () => {
    stored({ name: 5 })
    expect(open({}).name).toBe('Corridor')
    localStorage.setItem(`corridor:brand:${FOLDER}`, '{')
    expect(open({}).name).toBe('Corridor')
  })

  test('is that of the link where storage is denied', () => {
    denyStorage()
    expect(open({}).name).toBe('Corridor')
    expect(open({ brand: 'Tideway' }).name).toBe('Tideway')
  })
})

describe('the customer of the first paint', () => {
  test('is the prospect of the link, or the stored one', () => {
    storedProspect('Brightwater')
    expect(open({}).organization).toBe('Brightwater')
    expect(open({ brand: 'Tideway', tour: 'first-payment' }).organization).toBe('Brightwater')
    expect(open({ company: 'Tideway Ltd' }).organization).toBe('Tideway Ltd')
  })

  test.each(['scenario', 'now', 'seed', 'payments', 'kiosk'])('is not the stored one where a link has a %s', (part) => {
    storedProspect('Brightwater')
    expect(open({ [part]: '1' })).not.toHaveProperty('organization')
  })

  test('is empty while it is unknown: without samples, and while a state is unpacked', () => {
    expect(open({ samples: 'off' }).organization).toBe('')
    stored({ samples: false })
    expect(open({}).organization).toBe('')
    expect(open({ scenario: 'established' })).not.toHaveProperty('organization')
    expect(open({ state: 'abc' }).organization).toBe('')
  })

  test('is none where what is stored is damaged', () => {
    for (const text of ['{', 'null', '5']) {
      localStorage.setItem(hintKey(FOLDER), text)
      expect(open({})).not.toHaveProperty('organization')
    }
  })
})

describe('a session', () => {
  test('is missing at first, and where all storage is denied', () => {
    expect(hasSession(FOLDER)).toBe(false)
    denyStorage()
    expect(hasSession(FOLDER)).toBe(false)
  })

  test.each(['localStorage', 'sessionStorage'] as const)('is found in %s, where cookies are refused', (storage) => {
    window[storage].setItem(`corridor_session:${FOLDER}`, 'token-1')
    expect(hasSession(FOLDER)).toBe(true)
    expect(hasSession('/elsewhere/')).toBe(false)
  })

  test('is found in the cookie of any room', () => {
    document.cookie = 'corridor_session.tideway=token-1'
    expect(hasSession(FOLDER)).toBe(true)
    document.cookie = 'corridor_session.tideway=; Max-Age=0'
  })

  test('is looked for elsewhere where cookies are denied', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(denied)
    localStorage.setItem(`corridor_session:${FOLDER}`, 'token-1')
    expect(hasSession(FOLDER)).toBe(true)
    vi.restoreAllMocks()
  })
})
