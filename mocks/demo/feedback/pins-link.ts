import { readBoundedJson } from '../../bank/store/bounded-json.ts'
import type { Bank } from '../../bank/store/bank.ts'
import { pack, unpack } from '../links/state-link.ts'
import { go, started } from '../dock/page/driver.ts'
import { keepInTab, shownPinKey } from '../tab-memory.ts'
import { keptPins } from './feedback.ts'
import { readPins, type Pin } from './pins.ts'

const MAX_PINS_TEXT = 200_000

export const packPins = (pins: readonly Pin[]): Promise<string> => pack(JSON.stringify(pins))

/** Reads `#pins=...`; throws a sentence if they are invalid. Returns what opens the page at the first one. */
export async function readPinsLink(packed: string): Promise<(bank: Bank) => void> {
  const pins = readPins(readBoundedJson(await unpack(packed, MAX_PINS_TEXT, 'The feedback of the link')))
  return (bank) => {
    keptPins(bank.options.storage, bank.options.scope).set(pins)
    const [first] = pins
    if (!first) return
    keepInTab(shownPinKey(bank.options.scope), 0)
    started().then(
      () => go(bank.options.basePath, first.page),
      () => undefined,
    )
  }
}
