import { NEUTRAL_PALETTE, type FirstBrand } from '../../../src/brand/first-brand.ts'
import { PRODUCT_NAME } from '../../../src/product.ts'
import { beginsWithoutSamples } from '../../bank/scenarios/without-samples.ts'
import { brandKey, paletteKey, readBrand, type BrandChoice } from '../../bank/store/brand-choice.ts'
import { hintKey, readJson, type StoredHint } from '../../bank/store/storage/stored-bank.ts'
import { prospectRoom, scopeOf, tabKey } from '../rooms/rooms.ts'
import { brandOf } from '../links/link-brand.ts'
import { readStored } from '../../../src/boot/read-stored.ts'

/** A compressed state may hold a brand: until it is unpacked, the places of name and logo are empty. */
const UNKNOWN = { name: '', logo: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E" }

const wantedRoom = (link: URLSearchParams) => link.get('room') ?? prospectRoom(link.get('company'))

/** What opens without the stored brand. */
const UNBRANDED = ['scenario', 'company', 'state', 'kiosk']

/** What starts a scenario without the stored prospect. */
const ANEW = [...UNBRANDED, 'now', 'seed', 'payments']

/** The brand and customer that the bank will show, once it has started: those of the link or the stored ones. */
export function firstBrand(basePath: string): FirstBrand {
  const link = new URLSearchParams(location.hash.slice(1))
  const scope = scopeOf(basePath, wantedRoom(link) ?? readStored('sessionStorage', tabKey(basePath)) ?? '')
  const stored = readBrand(storedValue(brandKey(scope))) ?? {}
  const said = readBrand(brandOf(Object.fromEntries(link)))
  const isUnknown = link.has('state')
  const has = (part: string) => link.has(part)
  const brand: BrandChoice = {
    ...(UNBRANDED.some(has) ? {} : stored),
    ...(isUnknown && UNKNOWN),
    ...said,
  }
  const { name = PRODUCT_NAME, color, logo, wordmark, samples } = brand
  const palette = (color && color === stored.color && readStored('localStorage', paletteKey(scope))) || NEUTRAL_PALETTE
  const hint = ANEW.some(has) ? undefined : storedHint(scope)
  const company = link.get('company') ?? hint?.company ?? undefined
  const isStory = has('tour') || beginsWithoutSamples(link.get('scenario') ?? hint?.scenario ?? '')
  const isOwn = samples === undefined ? isUnknown || isStory : !samples
  const organization = samples ? undefined : (company ?? (isOwn ? '' : undefined))
  return {
    name,
    ...(logo && { logo }),
    ...(wordmark && { wordmark }),
    ...((color || isUnknown) && { palette }),
    ...(organization !== undefined && { organization }),
  }
}

const storedHint = (scope: string) => storedValue(hintKey(scope)) as Partial<StoredHint> | undefined

const storedValue = (key: string): unknown => readJson(readStored('localStorage', key) ?? '{}')
