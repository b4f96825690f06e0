import { contract } from '../../../../src/contract/contract.ts'
import { catalogue, type ScenarioName } from '../../../bank/scenarios/catalogue.ts'
import { savedTours } from '../../tours/saved-tours.ts'
import { shippedTours } from '../../tours/shipped.ts'
import type { DockServices } from '../dock-services.ts'
import { messages } from '../page/message-gallery.ts'
import { enterScenario } from './enter-scenario.ts'
import { faultPresets, setPreset } from './fault-presets.ts'
import { writeStateText } from './marks.ts'
import { PLACE_NAMES, PLACES, type Spot } from './places.ts'
import { copyText, saveFile } from './files.ts'

/** What the field at the top of the dock finds. Without `work` it leads to its place. */
export interface Action extends Spot {
  label: string
  /** The call of `window.corridor` that does the same. */
  call?: string
  work?: () => unknown
  done?: string
  /** Asks first when something was done in the scenario. */
  asks?: true
}

/** Every action of the dock by name: the calls of the console, the commands to the page, and the sections. */
export function actionsOf({ bank, basePath, corridor, command, hide, openMap, alone }: DockServices): Action[] {
  const userId = bank.signedIn()?.id ?? ''
  const open = bank.db.payments
    .where('userId', userId)
    .filter(({ status }) => status === 'queued' || status === 'processing')
  const start = async (name: ScenarioName) => {
    await corridor.scenario(name)
    await enterScenario({ bank, corridor, command }, name)
  }
  const save = async () =>
    saveFile(`corridor-${bank.record.scenario}.json`, writeStateText(await corridor.exportState()))
  return [
    ...(Object.keys(catalogue) as ScenarioName[]).map((name): Action => {
      const { title } = catalogue[name]
      const call = `corridor.scenario('${name}')`
      const done = `Started “${title}”.`
      return { label: `Start “${title}”`, place: 'Scene', call, work: () => start(name), done, asks: true }
    }),
    { label: 'Show a prospect', place: 'Scene', call: 'corridor.prospect({ company })' },
    { label: 'End the prospect', place: 'Scene', call: 'corridor.prospect(null)', work: () => corridor.prospect(null) },
    {
      label: 'Sign in as the scenario’s person',
      place: 'Scene',
      call: 'corridor.signIn()',
      work: () => corridor.signIn(),
    },
    { label: 'Map of all screens', place: 'Scene', work: openMap },
    { label: 'Sign out', place: 'Scene', call: 'corridor.signOut()', work: () => corridor.signOut() },
    { label: 'Reset the scenario', place: 'Scene', call: 'corridor.reset()', work: () => corridor.reset() },
    { label: 'Pause the clock', place: 'Drive', call: 'corridor.pause()', work: () => corridor.pause() },
    { label: 'Resume the clock', place: 'Drive', call: 'corridor.resume()', work: () => corridor.resume() },
    { label: 'Back one step', place: 'Drive', call: 'corridor.undo()', work: () => corridor.undo() },
    { label: 'Forward one step', place: 'Drive', call: 'corridor.redo()', work: () => corridor.redo() },
    { label: 'List the steps', place: 'Drive', section: 'Steps', call: 'corridor.history()' },
    { label: 'Return to a step', place: 'Drive', section: 'Steps', call: 'corridor.returnTo(id)' },
    ...(['15m', '1h', '1d', '7d'] as const).map((by): Action => ({
      label: `Advance the clock by ${by}`,
      place: 'Drive',
      call: `corridor.advance('${by}')`,
      work: () => corridor.advance(by),
    })),
    ...open.flatMap(({ id, beneficiaryName }): Action[] =>
      (['settle', 'fail'] as const).map((change) => ({
        label: `${change === 'settle' ? 'Settle' : 'Fail'} ${beneficiaryName} · ${id.slice(0, 8)}`,
        place: 'Drive',
        call: `corridor.${change}('${id.slice(0, 8)}')`,
        work: () => corridor[change](id),
      })),
    ),
    { label: 'Settle a payment', place: 'Drive', section: 'Payments under way', call: 'corridor.settle(id)' },
    { label: 'Fail a payment', place: 'Drive', section: 'Payments under way', call: 'corridor.fail(id)' },
    {
      label: 'Hold the review',
      place: 'Drive',
      call: 'corridor.holdReview()',
      work: () => corridor.holdReview(),
    },
    {
      label: 'Approve the company',
      place: 'Drive',
      call: 'corridor.approveCompany()',
      work: () => corridor.approveCompany(),
    },
    { label: 'Top up an account', place: 'Drive', section: 'Money arrives', call: 'corridor.topUp(currency, amount)' },
    { label: 'Open the inbox', place: 'Drive', section: 'Inbox', call: 'corridor.inbox()' },
    { label: 'Fill this form', place: 'Drive', call: 'corridor.fill()', work: () => command.fillForm() },
    ...[...shippedTours, ...savedTours(bank.options.storage, basePath)].map(({ id, title }): Action => ({
      label: `Tour: ${title}`,
      place: 'Drive',
      call: `corridor.tour('${id}')`,
      work: () => command.startTour(id),
    })),
    {
      label: 'End the tour',
      place: 'Drive',
      call: 'corridor.stopTour()',
      work: () => command.controlTour('end'),
    },
    {
      label: 'Record a tour',
      place: 'Drive',
      section: 'Record',
      call: 'corridor.record()',
      work: () => command.record('start'),
    },
    {
      label: 'Save the recording',
      place: 'Drive',
      section: 'Record',
      call: 'corridor.stopRecording()',
      work: () => command.record('stop'),
    },
    { label: 'Make calls fail', place: 'Break', section: 'Failures', call: 'corridor.fault({ path, status })' },
    ...faultPresets.map((preset): Action => ({
      label: preset.name,
      place: 'Break',
      work: () => setPreset(corridor, preset),
      done: preset.effect,
    })),
    ...Object.values(contract).map(({ method, path }): Action => ({
      label: `Fail ${method} ${path} once`,
      place: 'Break',
      call: `corridor.fault({ method: '${method}', path: '${path}', status: 503, once: true })`,
      work: () => corridor.fault({ method, path, status: 503, once: true }),
      done: 'The next call of it fails.',
    })),
    { label: 'End all failures', place: 'Break', call: 'corridor.clearFaults()', work: () => corridor.clearFaults() },
    {
      label: 'Offline on or off',
      place: 'Break',
      work: () => bank.setNetwork({ offline: !bank.network.offline }),
    },
    ...messages.map(({ id, text }): Action => ({
      label: `Message: ${text}`,
      place: 'Break',
      work: () => command.showMessage(id),
    })),
    {
      label: 'Copy a link to this state',
      place: 'Hand over',
      call: 'corridor.shareLink()',
      work: () => copyText(corridor.shareLink()),
      done: 'State link copied.',
    },
    {
      label: 'Save this state as a file',
      place: 'Hand over',
      call: 'corridor.exportState()',
      work: save,
      done: 'Saved.',
    },
    {
      label: 'Make a link for after the call',
      place: 'Hand over',
      section: 'Leave behind',
      call: 'corridor.leaveBehind({ contact, days })',
    },
    { label: 'Open a saved file', place: 'Hand over', section: 'Open a file', call: 'corridor.importState(state)' },
    { label: 'Pin a spot', place: 'Hand over', section: 'Feedback', work: () => command.pickSpot() },
    { label: 'List the calls', place: 'Inspect', call: 'corridor.requests()' },
    {
      label: 'Check the invariants of the bank',
      place: 'Inspect',
      call: 'corridor.check()',
      work: async () => {
        const broken = await corridor.check()
        if (broken.length > 0) throw new Error(broken.join(' '))
      },
      done: 'The bank is sound.',
    },
    ...(alone ? [] : [{ label: 'Hide the dock', place: 'Hand over', work: hide } as const]),
    ...PLACE_NAMES.flatMap((place) =>
      PLACES[place].sections.map((section): Action => ({ label: section, place, section })),
    ),
  ]
}
