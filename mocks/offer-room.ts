import { optionsOf } from './console.ts'
import type { Bank } from './core/bank/bank.ts'
import { prospectParameters } from './core/bank/read-prospect.ts'
import { catalogue, isScenario } from './scenarios/catalogue.ts'

const titleOf = (scenario: string): string => (isScenario(scenario) ? catalogue[scenario].title : scenario)

/** Tells a tab whose scenario another tab has replaced, and offers to start it again, here or in a room. */
export function offerRoom(bank: Bank, former: Bank['record']): void {
  const { record } = bank
  const { scenario, prospect } = former
  if (record.scenario === scenario && JSON.stringify(record.prospect) === JSON.stringify(prospect)) return
  const room = `tab-${bank.random.int(100, 999)}`
  const inRoom = new URLSearchParams({ room, scenario, ...(prospect && prospectParameters(prospect)) })
  bank.notices.say(
    'room',
    `Another tab of this browser has opened “${titleOf(record.scenario)}”, which this tab now shows too. ` +
      `“${titleOf(scenario)}” can be started again in both tabs, or in a room, which keeps tabs apart.`,
    {
      label: 'Start again in both tabs',
      act: async () => {
        await bank.catchUp()
        await bank.begin(scenario, { ...optionsOf(former), staySignedIn: bank.signedIn() !== undefined })
      },
    },
    { label: 'Start in a room', address: `#${inRoom.toString()}` },
  )
}
