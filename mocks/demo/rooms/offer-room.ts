import { Bank } from '../../bank/store/bank.ts'
import type { BrandChoice } from '../../bank/store/brand-choice.ts'
import { browserSessionCarrier } from '../../bank/http/session/session.ts'
import type { SessionRow } from '../../bank/store/sessions.ts'
import type { StoredBank } from '../../bank/store/storage/stored-bank.ts'
import { newRoom } from './new-room.ts'
import { storeBrand } from '../brand/presentation.ts'
import { scopeOf } from './rooms.ts'
import { catalogue, isScenario } from '../../bank/scenarios/catalogue.ts'

/** What a tab showed before another tab replaced it. */
export interface Former {
  state: StoredBank
  brand: Readonly<BrandChoice>
}

const titleOf = (scenario: string): string => (isScenario(scenario) ? catalogue[scenario].title : scenario)

/** Tells a tab whose scenario another tab has replaced, and offers to keep it in a room or to start it again. */
export function offerRoom(bank: Bank, former: Former, open: (room: string) => void = openRoom): void {
  const { record } = bank
  const { scenario, seed, payments, prospect } = former.state.record
  if (record.scenario === scenario && JSON.stringify(record.prospect) === JSON.stringify(prospect)) return
  bank.notices.say(
    'room',
    `Another tab of this browser has opened “${titleOf(record.scenario)}”, which this tab now shows too. ` +
      `“${titleOf(scenario)}”, with what was done in it, can be kept in a room, which keeps tabs apart.`,
    {
      label: 'Keep mine in a room',
      act: async () => {
        const room = newRoom(bank.options.basePath, 'tab')
        await keepInRoom(bank, former, room)
        open(room)
      },
    },
    {
      label: 'Start it again in both tabs',
      act: async () => {
        await bank.catchUp()
        await bank.begin(scenario, { seed, payments, prospect, staySignedIn: bank.signedIn() !== undefined })
      },
    },
  )
}

/** Stores the state in the room, with its session and brand. */
async function keepInRoom({ options }: Bank, former: Former, room: string): Promise<void> {
  const scope = scopeOf(options.basePath, room)
  const carrier = browserSessionCarrier(options.basePath, scope)
  const copy = new Bank({ ...options, scope, carrier, announce: () => undefined, startedOver: () => undefined })
  await copy.replace(former.state)
  const [problem] = copy.notices.state()
  if (problem) throw new Error(problem.text)
  carrier.write(latestSession(former.state)?.id ?? null)
  storeBrand(options.storage, scope, former.brand)
}

const latestSession = ({ rows }: StoredBank): SessionRow | undefined =>
  rows
    .flatMap(({ table, row }) => (table === 'sessions' && row ? [row as SessionRow] : []))
    .toSorted((a, b) => a.startedAt.localeCompare(b.startedAt))
    .at(-1)

/** The page stays, and reloads with the room in its address: the start reads it. */
const openRoom = (room: string): void => location.assign(`#room=${room}`)
