import { describe, expect, it } from 'vitest'
import {
  canOpen,
  completeStep,
  isFinished,
  progressPercent,
  progressText,
  resumeWizard,
  STEPS,
  type WizardState,
} from './wizard.ts'

const start: WizardState = { current: 0, completed: [] }
const opened = (state: WizardState) => STEPS.map((_, step) => canOpen(state, step))

describe('canOpen', () => {
  it.each<[string, WizardState, boolean[]]>([
    ['allows the first two steps at the start', start, [true, true, false, false, false]],
    [
      'counts from the current step even when nothing is finished',
      { current: 2, completed: [] },
      [true, true, true, true, false],
    ],
    [
      'counts from the furthest finished step after going back',
      { current: 0, completed: [0, 1, 2] },
      [true, true, true, true, false],
    ],
    ['allows every step once the fourth is finished', { current: 0, completed: [3] }, [true, true, true, true, true]],
  ])('%s', (_, state, expected) => {
    expect(opened(state)).toEqual(expected)
  })

  it('refuses unknown step numbers', () => {
    const all: WizardState = { current: 4, completed: [0, 1, 2, 3, 4] }
    expect([canOpen(all, -1), canOpen(all, 5)]).toEqual([false, false])
  })
})

describe('completing a step', () => {
  it('marks it as completed and moves to the next', () => {
    expect(completeStep(start, 0)).toEqual({ current: 1, completed: [0] })
  })

  it('counts a step once when completed twice', () => {
    const twice = completeStep({ current: 0, completed: [0, 1] }, 0)
    expect(twice).toEqual({ current: 1, completed: [0, 1] })
  })

  it('stays on the last step after completing it', () => {
    expect(completeStep({ current: 4, completed: [0, 1, 2, 3] }, 4)).toEqual({
      current: 4,
      completed: [0, 1, 2, 3, 4],
    })
  })
})

describe('progress', () => {
  it.each([0, 1, 2, 3, 4, 5])('shows %i of 5 steps completed', (count) => {
    const state: WizardState = { current: 0, completed: STEPS.map((_, step) => step).slice(0, count) }
    expect(progressText(state)).toBe(`${count} of 5 steps completed`)
    expect(progressPercent(state)).toBe(count * 20)
    expect(isFinished(state)).toBe(count === 5)
  })
})

describe('resumeWizard', () => {
  const nothing = { hasOrganization: false, isActive: false, hasOwners: false }
  const submitted = { hasOrganization: true, isActive: false, hasOwners: false }
  const unknown = { hasOrganization: undefined, isActive: false, hasOwners: undefined }

  it('starts at the first step without data', () => {
    expect(resumeWizard(undefined, nothing)).toEqual(start)
    expect(resumeWizard(undefined, unknown)).toEqual(start)
  })

  it('completes profile and owners when the bank has them, on any device', () => {
    expect(resumeWizard(undefined, submitted)).toEqual({ current: 1, completed: [0] })
    expect(resumeWizard(undefined, { ...submitted, hasOwners: true })).toEqual({ current: 1, completed: [0, 1] })
  })

  it('completes every step of an active company', () => {
    const active = { hasOrganization: true, isActive: true, hasOwners: true }
    expect(resumeWizard(undefined, active).completed).toEqual([0, 1, 2, 3, 4])
    expect(resumeWizard({ current: 2, completed: [0, 1] }, active)).toEqual({ current: 2, completed: [0, 1, 2, 3, 4] })
  })

  it('adds what was done in this browser', () => {
    expect(resumeWizard({ current: 3, completed: [2] }, submitted)).toEqual({ current: 3, completed: [0, 2] })
  })

  it('moves past the profile when it was sent before the page was left', () => {
    expect(resumeWizard(start, submitted)).toEqual({ current: 1, completed: [0] })
  })

  it('marks steps as not completed when the bank no longer has their data', () => {
    expect(resumeWizard({ current: 3, completed: [0, 1, 2] }, nothing)).toEqual({ current: 3, completed: [2] })
  })

  it('keeps stored steps while the bank cannot be read', () => {
    const midway: WizardState = { current: 2, completed: [0, 1] }
    expect(resumeWizard(midway, unknown)).toEqual(midway)
  })

  it('stays on the first step after going back to it', () => {
    const back: WizardState = { current: 0, completed: [0, 1] }
    expect(resumeWizard(back, { ...submitted, hasOwners: true })).toEqual(back)
  })
})
