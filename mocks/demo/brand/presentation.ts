import type { Demonstration } from '../../../src/demonstration/demonstration.ts'
import { ratesOfLastDay } from '../../bank/domains/fx/rates.ts'
import type { Bank } from '../../bank/store/bank.ts'
import { beginsWithoutSamples } from '../../bank/scenarios/without-samples.ts'
import { brandKey, type BrandChoice, paletteKey, readBrand } from '../../bank/store/brand-choice.ts'
import type { ProspectKit } from '../../bank/store/prospect-kit.ts'
import { createListeners } from '../../bank/store/external-store.ts'
import { readJson } from '../../bank/store/storage/stored-bank.ts'

type Demonstrate = (parts: Partial<Demonstration>) => void

export type Presentation = ReturnType<typeof createPresentation>

export function storeBrand(storage: Storage, scope: string, brand: Readonly<BrandChoice>): void {
  storage.removeItem(paletteKey(scope))
  if (Object.keys(brand).length > 0) storage.setItem(brandKey(scope), JSON.stringify(brand))
  else storage.removeItem(brandKey(scope))
}

/**
 * Stores the brand and applies it, also when another tab changes it: after `follow`, because a tab that replaces the
 * scenario stores its brand after it.
 */
export function createPresentation(
  storage: Storage,
  scope: string,
  setBrand: (brand: BrandChoice) => Promise<string | null>,
  say: (sentence: string) => void,
  follow: () => Promise<void> = async () => undefined,
) {
  const key = brandKey(scope)
  const { notify, subscribe } = createListeners()
  const stored = (): BrandChoice => readBrand(readJson(storage.getItem(key) ?? '{}')) ?? {}
  let brand = stored()
  let touring = false

  async function paint(next: BrandChoice): Promise<void> {
    const palette = await setBrand(next)
    if (palette === null) return say('The colour could not be used.')
    try {
      if (palette && brand === next) storage.setItem(paletteKey(scope), palette)
    } catch {
      // Full: the next visit begins without the colour.
    }
  }
  function show(next: BrandChoice): void {
    brand = next
    notify()
    void paint(next)
  }

  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) void follow().finally(() => show(stored()))
  })
  return {
    brand: (): Readonly<BrandChoice> => brand,
    /** Shows the stored brand. Until then the page shows what `mocks/demo/boot/first-brand.ts` has found. */
    show: () => show(brand),
    setBrand: (next: BrandChoice) => {
      show(next)
      try {
        storeBrand(storage, scope, next)
      } catch {
        say('The browser has no room to remember the brand: it lasts until the page closes.')
      }
    },
    /** While a tour plays, the bank's own data is shown in place of the fixed samples. */
    isTouring: () => touring,
    setTouring: (on: boolean) => {
      if (on === touring) return
      touring = on
      notify()
    },
    subscribe,
  }
}

/** Whether the fixed samples are shown: as the presenter says, or else where no story of a customer is told. */
export function wantsSamples({ record }: Bank, presentation: Presentation): boolean {
  const tellsStory = presentation.isTouring() || record.prospect !== null || beginsWithoutSamples(record.scenario)
  return presentation.brand().samples ?? !tellsStory
}

export function followSamples(bank: Bank, presentation: Presentation, demonstrate: Demonstrate): void {
  const follow = () => demonstrate({ samples: wantsSamples(bank, presentation) })
  bank.subscribe(follow)
  presentation.subscribe(follow)
  follow()
}

/** Without samples the exchange draws the bank's own rates of the last day. */
export const followRates = (bank: Bank, demonstrate: Demonstrate): void =>
  demonstrate({ ratesOf: (pair) => ratesOfLastDay({ ...bank.record, now: bank.now() }, pair) })

/**
 * The illustration beside the sign-in form shows a prospect's cities and currency, and new accounts get numbers of the
 * prospect's country and bank.
 */
export function followProspect(bank: Bank, demonstrate: Demonstrate): void {
  let known: ProspectKit | null | undefined
  const follow = async () => {
    const { prospect } = bank.record
    if (prospect === known) return
    known = prospect
    if (!prospect) return demonstrate({ signInPicture: undefined, accountNumbers: undefined })
    const [{ pictureFor }, { ownAccount }] = await Promise.all([
      import('./prospect-picture.ts'),
      import('../../bank/scenarios/prospect/account-numbers.ts'),
    ])
    if (known === prospect)
      demonstrate({ signInPicture: pictureFor(prospect), accountNumbers: () => ownAccount(prospect, bank.random) })
  }
  bank.subscribe(() => void follow())
  void follow()
}
