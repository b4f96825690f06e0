import { describe, expect, it } from 'vitest'
import { readTour } from '../read-tour.ts'
import type { Tour } from '../tour.ts'
import { insertedStep, movedStep, newStep, readChoices, withoutStep, writeChoices } from './edit-steps.ts'

const tour: Tour = {
  id: 'mine',
  title: 'Mine',
  steps: [
    {
      title: 'A',
      text: 'a',
      choices: [
        { text: 'To C', step: 3 },
        { text: 'To B', step: 2 },
      ],
    },
    { title: 'B', text: 'b' },
    { title: 'C', text: 'c' },
  ],
}
const titles = ({ steps }: Tour) => steps.map(({ title }) => title).join('')
const choicesOf = ({ steps }: Tour) => steps.find(({ title }) => title === 'A')?.choices?.map(({ step }) => step)

describe('the steps of a tour', () => {
  it('are moved, and choices still lead to the same steps', () => {
    const moved = movedStep(tour, 2, 0)
    expect([titles(moved), choicesOf(moved)]).toEqual(['CAB', [1, 3]])
  })

  it('are deleted together with the choices that lead there', () => {
    const less = withoutStep(tour, 1)
    expect([titles(less), choicesOf(less)]).toEqual(['AC', [2]])
    expect(choicesOf(withoutStep(less, 1))).toBeUndefined()
  })

  it.each([
    ['wait', 'Settled'],
    ['advance', '2m'],
    ['choice', 'Where to?'],
  ] as const)('take a new step that offers %s', (kind, value) => {
    const more = insertedStep(tour, 0, newStep(kind, value, 2))
    expect(readTour(more)).toEqual(more)
    expect(choicesOf(more)).toEqual([4, 3])
    expect(more.steps[1]?.title).toContain(value)
  })

  it('are refused with a duration that is none', () => {
    expect(() => readTour(insertedStep(tour, 0, newStep('advance', 'soon', 2)))).toThrow('advance takes 90s')
  })
})

it('choices are written as lines and read again', () => {
  const choices = [
    { text: 'More > less', step: 12 },
    { text: 'Back', step: 1 },
  ]
  expect(readChoices(`${writeChoices(choices)}\n\n`)).toEqual(choices)
  expect(() => readChoices('Back to the start')).toThrow('Write a choice as')
})
