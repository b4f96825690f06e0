import type { Transport } from '../src/api/transport.ts'
import type { Demonstration } from '../src/demonstration/demonstration.ts'
import { IN_FRAGMENT } from '../src/routing/address.ts'
import { createBank } from './bank/create-bank.ts'
import { announceToPage, type Announce } from './bank/store/announce.ts'
import type { Bank } from './bank/store/bank.ts'
import type { BrandChoice } from './bank/store/brand-choice.ts'
import { loadHashing } from './bank/domains/auth/password.ts'
import { routes } from './bank/http/routes.ts'
import { endSession, startSession } from './bank/http/session/sign-in.ts'
import { browserRoom } from './bank/store/storage/browser-rooms.ts'
import { SENTENCES } from './bank/store/notices.ts'
import { installSafeStorage } from './bank/store/storage/safe-storage.ts'
import { encodePaymentsAhead } from './bank/domains/payments/encode-payments.ts'
import { handlers } from './bank/handlers.ts'
import type { Former } from './demo/rooms/offer-room.ts'
import {
  createPresentation,
  followProspect,
  followRates,
  followSamples,
  type Presentation,
} from './demo/brand/presentation.ts'
import { usableBrand } from './demo/brand/usable-brand.ts'
import { enterRoom, prospectRoom, scopeOf } from './demo/rooms/rooms.ts'
import { brandOf } from './demo/links/link-brand.ts'
import { prospectParts, readShareLink, type ReadLink, type ShareLink } from './demo/links/share-link.ts'
import type { LinkParts } from './demo/links/link-parts.ts'
import { keepEarlyKey } from './demo/early-key.ts'
import { sentenceOf } from './demo/sentence-of.ts'
import { keepInTab, keptInTab, recordingKey } from './demo/tab-memory.ts'
import { whenIdle } from './demo/when-idle.ts'
import { openTransport } from './bank/transport/open-transport.ts'

/** In development the first call waits for the worker, so that the browser's Network panel shows every call. */
const USUAL_ROUTE = import.meta.env.MODE === 'development' ? 'worker' : undefined

/** How long the console waits for a page that has much to do, in milliseconds. */
const CONSOLE_LATEST_MS = 1000

/** What the bank needs of the product. */
interface Product {
  /** The folder the application is deployed in, with both slashes. */
  basePath: string
  /** Resolves when the application shows its first screen. */
  shown: Promise<unknown>
  demonstrate: (parts: Partial<Demonstration>) => void
  /** Resolves to the CSS for the brand's colour: empty if it has none, null if it is not a colour. */
  setBrand: (brand: BrandChoice) => Promise<string | null>
  /** Called when the state was replaced: by this tab, which then resets the page for all tabs, or by another one. */
  startedOver: (inThisTab: boolean) => void
  /** Whether the product keeps anything on this device that a new start would clear. */
  keepsAnything: () => boolean
}

/** Starts the mock bank in the page and answers its calls from then on. */
export async function startBank({
  basePath,
  shown,
  demonstrate,
  setBrand,
  startedOver,
  keepsAnything,
}: Product): Promise<{ transport: Transport }> {
  const { storage, lasting } = installSafeStorage()
  const { read, address, retry } = takeLink(basePath)
  if (read.kind === 'link' && read.link.until !== undefined && read.link.until <= Date.now())
    return (await import('./demo/guest/show-instead.ts')).showEnded(read.link, address)
  keepInTab(linkKey(basePath), retry)
  const early = keepEarlyKey()
  followLinksToThisPage()
  const { wanted, parts, refusal } = await unpackLink(read)
  // A guest would see a sign-in without knowing what to enter.
  if (refusal !== undefined && read.kind !== 'none' && read.link.dock === 'guest') {
    const code = await import('./demo/guest/show-instead.ts').catch(() => undefined)
    if (code) return code.showRefused(refusal, read.link, address)
  }
  const scope = scopeOf(basePath, enterRoom(basePath, wanted.room ?? prospectRoom(wanted.company), Date.now()))
  demonstrate({ deviceScope: scope })
  if (wanted.kiosk !== undefined) await forgetFormerVisitor(basePath, scope)
  let isOpen = false
  // Before the bank is open, the product has no data that could be out of date.
  const announce: Announce = (paths) => {
    if (isOpen) announceToPage(paths)
  }
  let former: Former | undefined
  const bank = createBank({
    basePath,
    scope,
    rooms: browserRoom,
    storage,
    announce,
    // The other tab stores its brand after its scenario, so the brand of this tab is still known.
    givesWay(state) {
      former = { state, brand: presentation.brand() }
    },
    startedOver(inThisTab) {
      const kept = former
      if (!inThisTab && kept) void import('./demo/rooms/offer-room.ts').then(({ offerRoom }) => offerRoom(bank, kept))
      startedOver(inThisTab)
    },
  })
  if (refusal !== undefined) bank.notices.say('link', refusal)
  if (!lasting) bank.notices.say('storage', SENTENCES.denied)
  const presentation = createPresentation(
    storage,
    scope,
    setBrand,
    (sentence) => bank.notices.say('link', sentence),
    () => bank.catchUp(),
  )
  const link = await open(bank, wanted, parts, presentation, { reuses: !keepsAnything() })
  isOpen = true
  keepInTab(linkKey(basePath), undefined)
  demonstrate({ now: bank.now })
  bank.keepGoing()
  // The first sign-in would wait for it.
  if (!bank.signedIn()) loadHashing().catch(() => undefined)
  followSamples(bank, presentation, demonstrate)
  followProspect(bank, demonstrate)
  followRates(bank, demonstrate)
  const afterFirstScreen = shown
    .catch(() => undefined)
    .then(() => new Promise<void>((resolve) => whenIdle(resolve, CONSOLE_LATEST_MS)))
  // A recording that goes on after a reload would miss a press.
  const mayCome = keptInTab(recordingKey(scope)) === undefined ? afterFirstScreen : Promise.resolve()
  // After the first screen, which would share the processor and the network with it. The product works without it.
  void Promise.race([early.pressed, mayCome])
    .then(() => import('./demo/open-console.ts'))
    .then(({ openConsole }) => openConsole(bank, presentation, demonstrate, link, address))
    .catch(() => undefined)
    .then(early.release)
  return openTransport({
    basePath,
    handlers: routes(bank, handlers),
    wish: IN_FRAGMENT ? 'page' : (link.transport ?? USUAL_ROUTE),
    say: (text) => bank.notices.say('transport', text),
    whenQuiet: () => encodePaymentsAhead(bank),
  })
}

/** A page that is being left can write until the end, so the next one forgets it again. */
async function forgetFormerVisitor(basePath: string, scope: string): Promise<void> {
  const code = await import('./demo/kiosk/forget-visitor.ts').catch(() => undefined)
  code?.forgetVisitor(basePath, scope)
}

/** The link that this tab is opening, for a page that is reloaded meanwhile. */
const linkKey = (basePath: string): string => `corridor:link:${basePath}`

/**
 * Reads the share link and removes it from the address, so that a reload does not follow it again. `retry` is the
 * address for a page that is reloaded before the link is open: once, as a link that cannot be opened would come back
 * with every reload.
 */
function takeLink(basePath: string): { read: ReadLink; address: string; retry?: string } {
  const address = location.href
  const read = readShareLink(location.hash)
  if (read.kind !== 'none') {
    history.replaceState(history.state, '', location.pathname + location.search)
    return { read, address, retry: address }
  }
  const kept = keptInTab(linkKey(basePath))
  return typeof kept === 'string' ? { read: readShareLink(new URL(kept).hash), address: kept } : { read, address }
}

interface Parts extends Partial<LinkParts> {
  brand?: BrandChoice
}

/** Reloads for a link that is opened on its own page: only the fragment changes, so the browser does not. */
function followLinksToThisPage(): void {
  window.addEventListener('hashchange', () => {
    if (readShareLink(location.hash).kind !== 'none') location.reload()
  })
}

/** Before the room is entered, so that a damaged link changes nothing: the page stays in the room it was in. */
async function unpackLink(read: ReadLink): Promise<{ wanted: ShareLink; parts?: Parts; refusal?: string }> {
  if (read.kind === 'none') return { wanted: {} }
  if (read.kind === 'refused') return { wanted: {}, refusal: read.sentence }
  const { link } = read
  const { state, pins, tour, screen } = link
  try {
    const brand = await usableBrand(brandOf(link))
    const isPlain = [state, pins, tour, screen, ...prospectParts(link)].every((part) => part === undefined)
    const parts = isPlain ? undefined : await (await import('./demo/links/link-parts.ts')).readParts(link)
    return { wanted: link, parts: { ...parts, brand } }
  } catch (error) {
    return { wanted: {}, refusal: sentenceOf(error) }
  }
}

/** Opens what the link asks for. If that fails, reports it and opens the stored bank with the stored brand. */
async function open(
  bank: Bank,
  link: ShareLink,
  parts: Parts | undefined,
  presentation: Presentation,
  options: { reuses: boolean },
): Promise<ShareLink> {
  try {
    await follow(bank, link, parts, presentation, options)
    return link
  } catch (error) {
    if (!bank.isOpen()) await bank.open()
    bank.notices.say('link', sentenceOf(error))
    presentation.show()
    return {}
  }
}

async function follow(
  bank: Bank,
  { scenario, seed, now, payments, signin }: ShareLink,
  { prospect, brand = {}, openPins, before, state }: Parts = {},
  presentation: Presentation,
  options: { reuses: boolean },
): Promise<void> {
  const wanted = { scenario, seed, now, payments, prospect }
  const isAnew = state === undefined && Object.values(wanted).some((part) => part !== undefined)
  await bank.open(isAnew ? wanted : undefined, options)
  await before?.(bank)
  if (state !== undefined) await (await import('./demo/console.ts')).importState(bank, state, presentation)
  // A link that opens a scenario without a brand opens it unbranded.
  if (scenario !== undefined || prospect !== undefined) presentation.setBrand(brand)
  else if (Object.keys(brand).length > 0) presentation.setBrand({ ...presentation.brand(), ...brand })
  else presentation.show()
  const person = bank.signedIn()?.email ?? null
  if (signin && (person === null || person !== bank.person)) await startSession(bank)
  // A scenario opens signed out, also when it is the stored one.
  else if (!signin && scenario !== undefined && person !== null) await endSession(bank)
  openPins?.(bank)
}
