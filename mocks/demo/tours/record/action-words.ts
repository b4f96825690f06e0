import { formatMoney } from '../../../../src/text/format.ts'
import type { TourAction } from '../tour.ts'
import type { StepDraft } from './step-of-event.ts'

const heading = { role: 'heading' } as const
const VERBS = { settle: 'Settle', fail: 'Fail' } as const

/** An action in words. */
export function wordsOf(action: TourAction): string {
  switch (action.action) {
    case 'advance':
      return `Move the clock on by ${action.by}`
    case 'settle':
    case 'fail':
      return `${VERBS[action.action]} the payment${action.beneficiary === undefined ? '' : ` to ${action.beneficiary}`}`
    case 'top up':
      return `${formatMoney(Number(action.amount), action.currency)} arrives`
    case 'fill form':
      return 'Fill in the form'
    case 'open mail':
      return 'Open the link of the mail'
    case 'pause clock':
      return 'Stop the clock'
    case 'resume clock':
      return 'Start the clock'
    case 'sign in':
      return 'Sign in'
    case 'sign out':
      return 'Sign out'
    case 'scenario':
      return `Start the scenario “${action.scenario}”`
    case 'hold review':
      return 'The review waits'
    case 'approve company':
      return 'The company is approved'
    case 'click':
      return `Press ${action.name}`
    case 'fill':
      return `Type ${action.value} into ${action.field}`
    case 'fill part':
      return `Fill in ${action.part}`
    case 'wait':
      return `Wait for “${action.text}”`
    case 'wait for':
      return `Wait for ${action.part}`
  }
}

/** What was done in the dock, as a step. */
export const stepOfAction = (action: TourAction): StepDraft => ({
  title: wordsOf(action),
  actions: [action],
  target: action.action === 'fill form' ? { field: action.field } : heading,
})
