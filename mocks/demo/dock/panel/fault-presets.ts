import type { Controls } from '../../../bank/controls.ts'
import type { Fault } from '../../../bank/store/network-state.ts'

interface FaultPreset {
  name: string
  effect: string
  /** Undefined for the one that ends the session. */
  fault?: Partial<Omit<Fault, 'id'>>
}

/** What goes wrong with banks most often, by name. */
export const faultPresets: readonly FaultPreset[] = [
  {
    name: 'Paid but the answer is lost',
    effect: 'The next payment is made, but its answer does not arrive.',
    fault: { method: 'POST', path: '/api/payments', lost: true, after: true, once: true },
  },
  { name: 'Slow bank', effect: 'Every call takes three seconds.', fault: { delay: 3000 } },
  {
    name: 'Rate limited',
    effect: 'Every call is answered with 429 and Retry-After.',
    fault: { status: 429, retryAfter: 30 },
  },
  {
    name: 'Maintenance',
    effect: 'Every call is answered with 503.',
    fault: { status: 503, retryAfter: 600 },
  },
  { name: 'Session ends now', effect: 'The session has ended at the bank.' },
]

/** Sets the preset in place of all other failures: of two that meet a call, only the first acts. */
export async function setPreset(corridor: Controls, { fault }: FaultPreset): Promise<void> {
  if (!fault) return corridor.signOut()
  await corridor.clearFaults()
  await corridor.fault(fault)
}
