import { setBrand, type Brand } from '../src/brand/brand.ts'
import { createListeners } from './core/listeners.ts'
import { isHexColour, isShortText } from './core/plain-text.ts'

/** The presenter's brand for the product. Not part of the bank's state. */
export interface BrandChoice {
  name?: string
  color?: string
  /** A picture as a data URL, so that no other host is contacted. */
  logo?: string
  greetingName?: string
}

const MAX_LOGO_TEXT = 300_000

/** Validates a brand of a link, a file or storage; undefined when any part is invalid. */
export function readBrand(value: unknown): BrandChoice | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { name, color, logo, greetingName, ...extra } = value as Record<string, unknown>
  const usable =
    Object.keys(extra).length === 0 &&
    isName(name) &&
    isName(greetingName) &&
    (color === undefined || (typeof color === 'string' && isHexColour(color))) &&
    (logo === undefined || (typeof logo === 'string' && isPicture(logo)))
  return usable ? value : undefined
}

const isName = (value: unknown): boolean => value === undefined || (typeof value === 'string' && isShortText(value))

export const isPicture = (text: string): boolean =>
  text.length <= MAX_LOGO_TEXT && /^data:image\/(png|jpeg|webp|gif|svg\+xml);base64,[A-Za-z0-9+/]+=*$/.test(text)

export interface Presentation {
  brand: () => Readonly<BrandChoice>
  setBrand: (brand: BrandChoice) => void
  subscribe: (listener: () => void) => () => void
}

/** Stores the brand and applies it, also when another tab changes it. */
export function createPresentation(storage: Storage, basePath: string, say: (sentence: string) => void): Presentation {
  const key = `corridor:brand:${basePath}`
  const { notify, subscribe } = createListeners()
  let brand = stored()

  function stored(): BrandChoice {
    try {
      return readBrand(JSON.parse(storage.getItem(key) ?? '{}')) ?? {}
    } catch {
      return {}
    }
  }
  async function paint(next: Partial<Brand>): Promise<void> {
    if (!(await setBrand(next))) say('The colour could not be used.')
  }
  function show(next: BrandChoice): void {
    brand = next
    notify()
    void paint(next)
  }

  if (Object.keys(brand).length > 0) show(brand)
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) show(stored())
  })
  return {
    brand: () => brand,
    setBrand(next) {
      show(next)
      try {
        if (Object.keys(next).length > 0) storage.setItem(key, JSON.stringify(next))
        else storage.removeItem(key)
      } catch {
        say('The browser has no room to remember the brand: it lasts until the page closes.')
      }
    },
    subscribe,
  }
}
