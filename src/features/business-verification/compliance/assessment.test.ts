import { expect, it } from 'vitest'
import { EMPTY_ASSESSMENT, isAssessmentComplete, type Assessment } from './assessment.ts'

const complete: Assessment = {
  monthlyVolume: '50k-250k',
  purpose: 'Paying coffee farms',
  coverage: 'global',
  comments: '',
  declarations: { sanctions: true, aml: true, compliance: true, updates: true },
}

it('is complete with three answers and four accepted declarations', () => {
  expect(isAssessmentComplete(complete)).toBe(true)
})

it.each<[string, Assessment]>([
  ['nothing', EMPTY_ASSESSMENT],
  ['no volume', { ...complete, monthlyVolume: '' }],
  ['no purpose', { ...complete, purpose: '' }],
  ['a purpose of spaces', { ...complete, purpose: '   ' }],
  ['no coverage', { ...complete, coverage: '' }],
  ...(['sanctions', 'aml', 'compliance', 'updates'] as const).map((id): [string, Assessment] => [
    `${id} not ticked`,
    { ...complete, declarations: { ...complete.declarations, [id]: false } },
  ]),
])('is not complete with %s', (_, assessment) => {
  expect(isAssessmentComplete(assessment)).toBe(false)
})
