/** The steps in order. A step number is its index here. */
export const STEPS = ['Business Profile', 'Beneficial Owners', 'Directors', 'Documents', 'Compliance'] as const
export const LAST_STEP = STEPS.length - 1

export interface WizardState {
  current: number
  /** Numbers of the completed steps, unique and ascending. */
  completed: readonly number[]
}

export const isCompleted = (state: WizardState, step: number): boolean => state.completed.includes(step)

/** Allows every step up to one past the furthest current or completed step. */
export const canOpen = (state: WizardState, step: number): boolean =>
  step >= 0 && step <= LAST_STEP && step <= Math.max(state.current, ...state.completed) + 1

/** Marks a step as completed and moves to the next. */
export const completeStep = (state: WizardState, step: number): WizardState => ({
  current: Math.min(step + 1, LAST_STEP),
  completed: withSteps(state.completed, [step]),
})

export const progressPercent = (state: WizardState): number => (state.completed.length / STEPS.length) * 100

export const progressText = (state: WizardState): string =>
  `${state.completed.length} of ${STEPS.length} steps completed`

/** What the bank has stored of the application. Undefined while the list could not be read. */
export interface BankRecord {
  hasOrganization: boolean | undefined
  isActive: boolean
  hasOwners: boolean | undefined
}

/** Whether all steps are completed. */
export const isFinished = (state: WizardState): boolean => state.completed.length === STEPS.length

/**
 * The state to resume from: what was done in this browser and what the bank has. An active organization has all steps,
 * any organization has the profile. Profile and owners do not stay completed when the bank has lost them.
 */
export function resumeWizard(remembered: WizardState | undefined, bank: BankRecord): WizardState {
  const { current, completed } = remembered ?? { current: 0, completed: [] }
  const lost = new Set([...(bank.hasOrganization === false ? [0] : []), ...(bank.hasOwners === false ? [1] : [])])
  const held = bank.isActive ? STEPS.keys() : [...(bank.hasOrganization ? [0] : []), ...(bank.hasOwners ? [1] : [])]
  const pastProfile = bank.hasOrganization && !bank.isActive && current === 0 && !completed.includes(0)
  return {
    current: pastProfile ? 1 : current,
    completed: withSteps(
      completed.filter((step) => !lost.has(step)),
      held,
    ),
  }
}

const withSteps = (completed: readonly number[], steps: Iterable<number>): number[] =>
  [...new Set([...completed, ...steps])].toSorted((a, b) => a - b)
