import { describe, expect, it } from 'vitest'
import {
  canOpen,
  progressPercent,
  progressText,
  resumeWizard,
  STEPS,
  wizardReducer,
  type WizardState,
} from './wizard.ts'

const start: WizardState = { current: 0, completed: [] }
const opened = (state: WizardState) => STEPS.map((_, step) => canOpen(state, step))

describe('the step rule', () => {
  it.each<[string, WizardState, boolean[]]>([
    ['offers the first two steps at the start', start, [true, true, false, false, false]],
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
    [
      'offers everything once the fourth step is finished',
      { current: 0, completed: [3] },
      [true, true, true, true, true],
    ],
  ])('%s', (_, state, expected) => {
    expect(opened(state)).toEqual(expected)
  })

  it('refuses numbers that are no step', () => {
    const all: WizardState = { current: 4, completed: [0, 1, 2, 3, 4] }
    expect([canOpen(all, -1), canOpen(all, 5)]).toEqual([false, false])
  })

  it('leaves the wizard where it is when a step may not be opened', () => {
    expect(wizardReducer(start, { type: 'open', step: 3 })).toBe(start)
  })
})

describe('completing a step', () => {
  it('marks it done and moves to the next', () => {
    expect(wizardReducer(start, { type: 'complete', step: 0 })).toEqual({ current: 1, completed: [0] })
  })

  it('counts a step once however often it is completed', () => {
    const twice = wizardReducer({ current: 0, completed: [0, 1] }, { type: 'complete', step: 0 })
    expect(twice).toEqual({ current: 1, completed: [0, 1] })
  })

  it('stays on the last step after completing it', () => {
    expect(wizardReducer({ current: 4, completed: [0, 1, 2, 3] }, { type: 'complete', step: 4 })).toEqual({
      current: 4,
      completed: [0, 1, 2, 3, 4],
    })
  })
})

describe('progress', () => {
  it.each([0, 1, 2, 3, 4, 5])('says %i of 5 steps completed', (count) => {
    const state: WizardState = { current: 0, completed: STEPS.map((_, step) => step).slice(0, count) }
    expect(progressText(state)).toBe(`${count} of 5 steps completed`)
    expect(progressPercent(state)).toBe(count * 20)
  })
})

describe('resuming', () => {
  const nothing = { hasOrganization: false, isActive: false, hasOwners: false }
  const submitted = { hasOrganization: true, isActive: false, hasOwners: false }

  it('begins at the first step when neither the bank nor the session knows anything', () => {
    expect(resumeWizard(undefined, nothing)).toEqual(start)
  })

  it('counts the profile as done on any device once the bank has it', () => {
    expect(resumeWizard(undefined, submitted)).toEqual({ current: 1, completed: [0] })
  })

  it('shows a verified company everything as done', () => {
    expect(resumeWizard(undefined, { hasOrganization: true, isActive: true, hasOwners: true }).completed).toEqual([
      0, 1, 2, 3, 4,
    ])
  })

  it('keeps the session’s own progress while the company becomes active', () => {
    const midway: WizardState = { current: 2, completed: [0, 1] }
    expect(resumeWizard(midway, { hasOrganization: true, isActive: true, hasOwners: true })).toEqual(midway)
  })

  it('moves on when the page was left between sending the profile and its answer', () => {
    expect(resumeWizard(start, submitted)).toEqual({ current: 1, completed: [0] })
  })

  it('does not show as done what the bank no longer has', () => {
    expect(resumeWizard({ current: 3, completed: [0, 1, 2] }, nothing)).toEqual({ current: 3, completed: [2] })
  })

  it('leaves someone who went back to the first step there', () => {
    const back: WizardState = { current: 0, completed: [0, 1] }
    expect(resumeWizard(back, { ...submitted, hasOwners: true })).toEqual(back)
  })
})
