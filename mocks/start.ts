import type { Transport } from '../src/api/transport.ts'
import { createBank } from './bank.ts'
import { createConsole, importState } from './console.ts'
import { announceToPage, type Announce } from './core/bank/announce.ts'
import type { Bank } from './core/bank/bank.ts'
import { routes } from './core/policy/routes.ts'
import { startSession } from './core/session/sign-in.ts'
import { installSafeStorage } from './core/storage/safe-storage.ts'
import { encodePaymentsAhead } from './domains/payments/encode-payments.ts'
import { handlers } from './handlers.ts'
import { createPresentation } from './presentation.ts'
import { prospectOf, readShareLink, type ShareLink } from './share-link.ts'
import { loadDock } from './load-dock.ts'
import { readStateLink } from './state-link.ts'
import { openTransport } from './transport/open-transport.ts'

export interface ProductHooks {
  /** The folder the application is deployed in, with both slashes. */
  basePath: string
  setClock: (clock: () => number) => void
  /** Called when the state was replaced: by this tab, which then resets the page for all tabs, or by another one. */
  startedOver: (inThisTab: boolean) => void
}

/** Starts the mock bank in the page and answers its calls from then on. */
export async function startBank({ basePath, setClock, startedOver }: ProductHooks): Promise<{ transport: Transport }> {
  const { storage, lasting } = installSafeStorage()
  let isOpen = false
  // Before the bank is open, the product has no data that could be out of date.
  const announce: Announce = (paths) => {
    if (isOpen) announceToPage(paths)
  }
  const bank = createBank({ basePath, storage, startedOver, announce })
  if (!lasting)
    bank.notices.say('storage', 'The browser keeps no data for this page: the demonstration lasts until it is closed.')
  const link = await open(bank, takeLink(bank))
  isOpen = true
  setClock(bank.now)
  bank.keepGoing()
  window.corridor = createConsole(bank)
  const presentation = createPresentation(storage, basePath, (sentence) => bank.notices.say('link', sentence))
  const { brand: name, color, greeting: greetingName } = link
  if (name !== undefined || color !== undefined || greetingName !== undefined) {
    presentation.setBrand({
      ...(name !== undefined && { name }),
      ...(color !== undefined && { color }),
      ...(greetingName !== undefined && { greetingName }),
    })
  }
  loadDock(bank, window.corridor, presentation, link)
  return openTransport({
    basePath,
    handlers: routes(bank, handlers),
    wish: link.transport,
    say: (text) => bank.notices.say('transport', text),
    whenQuiet: () => encodePaymentsAhead(bank),
  })
}

/** Reads the share link and removes it from the address, so that a reload does not follow it again. */
function takeLink(bank: Bank): ShareLink {
  const read = readShareLink(location.hash)
  if (read.kind === 'none') return {}
  history.replaceState(history.state, '', location.pathname + location.search)
  if (read.kind === 'link') return read.link
  bank.notices.say('link', read.sentence)
  return {}
}

/** Opens what the link asks for. If that fails, reports it and opens the stored bank with the stored brand. */
async function open(bank: Bank, link: ShareLink): Promise<ShareLink> {
  try {
    await follow(bank, link)
    return link
  } catch (error) {
    if (!bank.isOpen()) await bank.open()
    bank.notices.say('link', error instanceof Error ? error.message : String(error))
    return {}
  }
}

async function follow(bank: Bank, link: ShareLink): Promise<void> {
  const { scenario, seed, now, payments, signin, state } = link
  const prospect = prospectOf(link)
  const wanted = {
    ...(scenario !== undefined && { scenario }),
    ...(seed !== undefined && { seed }),
    ...(now !== undefined && { now }),
    ...(payments !== undefined && { payments }),
    ...(typeof prospect === 'object' && { prospect }),
  }
  await bank.open(state === undefined && Object.keys(wanted).length > 0 ? wanted : undefined)
  if (state !== undefined) {
    const read = await readStateLink(state)
    if (!read.ok) throw new Error(read.sentence)
    await importState(bank, read.state)
  }
  if (signin) await startSession(bank)
}
