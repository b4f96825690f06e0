import { contract } from '../../../../src/contract/contract.ts'
import { catalogue, type ScenarioName } from '../../../bank/scenarios/catalogue.ts'
import { shippedTours } from '../../tours/shipped.ts'
import type { DockServices } from '../dock-services.ts'
import { messages } from '../page/message-gallery.ts'
import { enterScenario } from './enter-scenario.ts'
import { faultPresets, setPreset } from './fault-presets.ts'
import { copyText } from './files.ts'
import { saveState } from './marks.ts'
import { MORE_OF_SCENE } from './scene.tsx'
import { PLACE_NAMES, PLACES, type Place, type Spot } from './places.tsx'

/** What the field at the top of the dock finds. Without `work` it leads to its place. */
export interface Action extends Spot {
  label: string
  /** The call of `window.corridor` that does the same. */
  call?: string | undefined
  work?: (() => unknown) | undefined
  done?: string
  /** Asks first when something was done in the scenario. */
  asks?: true
}

/** Every action of the dock by name: the calls of the console, the commands to the page, and the sections. */
export function actionsOf({ bank, corridor, command, tours, hide, openMap, alone }: DockServices): Action[] {
  const found: Action[] = []
  const add = (spot: Place | Spot, label: string, call?: string, work?: () => unknown, rest?: Partial<Action>) =>
    found.push({
      ...(typeof spot === 'string' ? { place: spot } : spot),
      label,
      call: call && `corridor.${call}`,
      work,
      ...rest,
    })

  for (const name of Object.keys(catalogue) as ScenarioName[]) {
    const { title } = catalogue[name]
    const start = async () => {
      await corridor.scenario(name)
      await enterScenario({ bank, corridor, command }, name)
    }
    add('Scene', `Start “${title}”`, `scenario('${name}')`, start, { done: `Started “${title}”.`, asks: true })
  }
  add('Scene', 'Show a prospect', 'prospect({ company })')
  add('Scene', 'End the prospect', 'prospect(null)', () => corridor.prospect(null))
  add('Scene', 'Sign in as the scenario’s person', 'signIn()', () => corridor.signIn())
  add('Scene', 'Map of all screens', undefined, openMap)
  add('Scene', 'Sign out', 'signOut()', corridor.signOut)
  add('Scene', 'Reset the scenario', 'reset()', corridor.reset)

  add('Drive', 'Pause the clock', 'pause()', corridor.pause)
  add('Drive', 'Resume the clock', 'resume()', corridor.resume)
  add('Drive', 'Back one step', 'undo()', corridor.undo)
  add('Drive', 'Forward one step', 'redo()', corridor.redo)
  add({ place: 'Drive', section: 'Steps' }, 'List the steps', 'history()')
  add({ place: 'Drive', section: 'Steps' }, 'Return to a step', 'returnTo(id)')
  for (const by of ['15m', '1h', '1d', '7d'])
    add('Drive', `Advance the clock by ${by}`, `advance('${by}')`, () => corridor.advance(by))
  for (const { id, status, beneficiaryName } of bank.db.payments.where('userId', bank.signedIn()?.id ?? '')) {
    if (status !== 'queued' && status !== 'processing') continue
    const short = id.slice(0, 8)
    add('Drive', `Settle ${beneficiaryName} · ${short}`, `settle('${short}')`, () => corridor.settle(id))
    add('Drive', `Fail ${beneficiaryName} · ${short}`, `fail('${short}')`, () => corridor.fail(id))
  }
  add({ place: 'Drive', section: 'Payments under way' }, 'Settle a payment', 'settle(id)')
  add({ place: 'Drive', section: 'Payments under way' }, 'Fail a payment', 'fail(id)')
  add('Drive', 'Hold the review', 'holdReview()', corridor.holdReview)
  add('Drive', 'Approve the company', 'approveCompany()', corridor.approveCompany)
  add({ place: 'Drive', section: 'Money arrives' }, 'Top up an account', 'topUp(currency, amount)')
  add({ place: 'Drive', section: 'Inbox' }, 'Open the inbox', 'inbox()')
  add('Drive', 'Fill this form', 'fill()', () => command.fillForm())
  for (const { id, title } of [...shippedTours, ...tours.state()])
    add('Drive', `Tour: ${title}`, `tour('${id}')`, () => command.startTour(id))
  add('Drive', 'End the tour', 'stopTour()', () => command.controlTour('end'))
  const record = { place: 'Drive', section: 'Record' } as const
  add(record, 'Record a tour', 'record()', () => command.record('start'))
  add(record, 'Save the recording', 'stopRecording()', () => command.record('stop'))

  add({ place: 'Break', section: 'Failures' }, 'Make calls fail', 'fault({ path, status })')
  for (const preset of faultPresets)
    add('Break', preset.name, undefined, () => setPreset(corridor, preset), { done: preset.effect })
  for (const { method, path } of Object.values(contract)) {
    const call = `fault({ method: '${method}', path: '${path}', status: 503, once: true })`
    const fail = () => corridor.fault({ method, path, status: 503, once: true })
    add('Break', `Fail ${method} ${path} once`, call, fail, { done: 'The next call of it fails.' })
  }
  add('Break', 'End all failures', 'clearFaults()', corridor.clearFaults)
  add('Break', 'Offline on or off', undefined, () => bank.setNetwork({ offline: !bank.network.offline }))
  for (const { id, text } of messages) add('Break', `Message: ${text}`, undefined, () => command.showMessage(id))

  const copyLink = () => copyText(corridor.shareLink())
  add('Hand over', 'Copy a link to this state', 'shareLink()', copyLink, { done: 'State link copied.' })
  add('Hand over', 'Save this state as a file', 'exportState()', () => saveState(corridor), { done: 'Saved.' })
  const leaveBehind = 'leaveBehind({ contact, days })'
  add({ place: 'Hand over', section: 'Leave behind' }, 'Make a link for after the call', leaveBehind)
  add({ place: 'Hand over', section: 'Open a file' }, 'Open a saved file', 'importState(state)')
  add({ place: 'Hand over', section: 'Feedback' }, 'Pin a spot', undefined, () => command.pickSpot())
  if (!alone) add('Hand over', 'Hide the dock', undefined, hide)

  add('Inspect', 'List the calls', 'requests()')
  const check = async () => {
    const broken = await corridor.check()
    if (broken.length > 0) throw new Error(broken.join(' '))
  }
  add('Inspect', 'Check the invariants of the bank', 'check()', check, { done: 'The bank is sound.' })

  add({ place: 'Drive', section: 'Tours' }, 'Import a tour')
  add({ place: 'Drive', section: 'Cards' }, 'Block a card')
  add({ place: 'Break', section: 'Connection' }, 'Strict quotes')
  add({ place: 'Hand over', section: 'Current state' }, 'Bug capsule')
  add({ place: 'Hand over', section: 'Current state' }, 'Continue on a phone')
  add('Inspect', 'Download HAR')
  add({ place: 'Scene', section: MORE_OF_SCENE }, MORE_OF_SCENE)
  for (const place of PLACE_NAMES) for (const { title } of PLACES[place].sections) add({ place, section: title }, title)
  return found
}
