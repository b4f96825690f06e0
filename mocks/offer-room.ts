import type { Bank } from './core/bank/bank.ts'
import { prospectParameters } from './core/bank/read-prospect.ts'
import { catalogue, isScenario } from './scenarios/catalogue.ts'

/** Two tabs with different demonstrations need rooms: tells the tab that lost its own, and offers it one. */
export function offerRoom(bank: Bank, { scenario, prospect }: Bank['record']): void {
  const { record } = bank
  if (record.scenario === scenario && JSON.stringify(record.prospect) === JSON.stringify(prospect)) return
  const title = isScenario(record.scenario) ? catalogue[record.scenario].title : record.scenario
  const room = `tab-${bank.random.int(100, 999)}`
  const former = new URLSearchParams({ room, scenario, ...(prospect && prospectParameters(prospect)) })
  bank.notices.say(
    'room',
    `Another tab of this browser has opened “${title}”, which this tab now shows too. Rooms keep tabs apart.`,
    { label: 'Open the former one in a room', address: `#${former.toString()}` },
  )
}
