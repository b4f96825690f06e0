/** The steps in order. A step number is its index here. */
export const STEPS = ['Business Profile', 'Beneficial Owners', 'Directors', 'Documents', 'Compliance'] as const
export const LAST_STEP = STEPS.length - 1

export interface WizardState {
  current: number
  /** Numbers of the completed steps, unique and ascending. */
  completed: readonly number[]
}

export type WizardAction = { type: 'open'; step: number } | { type: 'complete'; step: number }

export const isCompleted = (state: WizardState, step: number): boolean => state.completed.includes(step)

/** Allows every step up to one past the furthest current or completed step. */
export const canOpen = (state: WizardState, step: number): boolean =>
  step >= 0 && step <= LAST_STEP && step <= Math.max(state.current, ...state.completed) + 1

export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  const { step } = action
  switch (action.type) {
    case 'open':
      return canOpen(state, step) ? { ...state, current: step } : state
    case 'complete':
      return { current: Math.min(step + 1, LAST_STEP), completed: withStep(state.completed, step) }
  }
}

export const progressPercent = (state: WizardState): number => (state.completed.length / STEPS.length) * 100

export const progressText = (state: WizardState): string =>
  `${state.completed.length} of ${STEPS.length} steps completed`

/** What the bank has stored of the application. */
export interface BankRecord {
  hasOrganization: boolean
  isActive: boolean
  hasOwners: boolean
}

/**
 * The state to resume from: the stored state, corrected by the bank. Profile and owners are completed only if the bank
 * has them, so that another device does not ask for them again and a reset bank does not show them as completed.
 */
export function resumeWizard(remembered: WizardState | undefined, bank: BankRecord): WizardState {
  if (!remembered) {
    if (bank.isActive) return { current: 0, completed: STEPS.map((_, step) => step) }
    return bank.hasOrganization ? { current: 1, completed: [0] } : { current: 0, completed: [] }
  }
  const stillTrue = remembered.completed.filter((step) =>
    step === 0 ? bank.hasOrganization : step !== 1 || bank.hasOwners,
  )
  if (!bank.hasOrganization) return { current: remembered.current, completed: stillTrue }
  const justSubmitted = remembered.current === 0 && !remembered.completed.includes(0)
  return { current: justSubmitted ? 1 : remembered.current, completed: withStep(stillTrue, 0) }
}

const withStep = (completed: readonly number[], step: number): number[] =>
  [...new Set([...completed, step])].toSorted((a, b) => a - b)
