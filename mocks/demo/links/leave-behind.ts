import { number, object, string } from 'yup'
import { homeAddress } from '../../../src/routing/address.ts'
import type { Bank } from '../../bank/store/bank.ts'
import type { BrandChoice } from '../../bank/store/brand-choice.ts'
import type { SavedState } from '../../bank/store/storage/saved-state.ts'
import { linkTime, scenarioLink } from '../dock/panel/scenario-link.ts'
import { readAs } from '../read-as.ts'
import { newRoom } from '../rooms/new-room.ts'
import { keptTours } from '../tours/saved-tours.ts'
import { shippedTours } from '../tours/shipped.ts'
import { packTour } from '../tours/tour-link.ts'
import { logoForLink } from './link-logo.ts'
import { maySignIn } from './may-sign-in.ts'
import { isPackedTour, readShareLink } from './share-link.ts'
import { stateLinkTo } from './state-link.ts'

export const DEFAULT_DAYS = 14
export const MAX_DAYS = 365
const DAY_MS = 86_400_000

/** Checked at run time, because scripts in the browser's console are not type-checked. */
const optionsSchema = object({
  contact: string(),
  days: number(),
  tour: string(),
  from: string().oneOf(['beginning', 'now'], 'from must be beginning or now'),
}).noUnknown()

interface Shown {
  bank: Bank
  brand: BrandChoice
  exportState: () => Promise<SavedState>
}

/** Writes the link, in a room of its own; throws one sentence when an option is invalid. */
export async function leaveBehindLink(options: unknown, { bank, brand, exportState }: Shown): Promise<string> {
  const {
    contact,
    days = DEFAULT_DAYS,
    tour,
    from = 'beginning',
  } = readAs(optionsSchema, options, 'The options of the link')
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
    throw new Error(`A link can work for 1 to ${MAX_DAYS} whole days.`)
  const { basePath } = bank.options
  const { record } = bank
  const address = homeAddress(basePath)
  const room = newRoom(basePath, record.prospect?.company ?? brand.name ?? 'guest')
  const parts = {
    dock: 'guest',
    until: linkTime(bank.wall() + days * DAY_MS),
    ...(contact && { contact }),
    ...(tour && { tour: await tourForGuest(tour, bank) }),
  }
  const link =
    from === 'now'
      ? await stateLinkTo(address, await exportState(), { room, ...parts })
      : scenarioLink({
          address,
          record,
          brand,
          logo: brand.logo && (await logoForLink(brand.logo)),
          signin: maySignIn(bank),
          room,
          parts,
        })
  const read = readShareLink(link.slice(link.indexOf('#')))
  if (read.kind === 'refused') throw new Error(read.sentence.replace('was not followed', 'cannot be made'))
  return link
}

/** A tour of this browser goes with the link, because the guest's browser does not have it. */
async function tourForGuest(tour: string, { options: { storage, basePath } }: Bank): Promise<string> {
  if (isPackedTour(tour) || shippedTours.some(({ id }) => id === tour)) return tour
  const own = keptTours(storage, basePath)
    .state()
    .find(({ id }) => id === tour)
  if (!own) throw new Error('The link cannot be made: its tour is not known.')
  return packTour(own)
}
