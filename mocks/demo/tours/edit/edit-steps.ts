import { object, string } from 'yup'
import type { Tour, TourStep } from '../tour.ts'

type Choices = NonNullable<TourStep['choices']>

/** Undefined without any: such a step goes on to the next one. */
const someChoices = (choices: Choices): Choices | undefined => (choices.length > 0 ? choices : undefined)

/** Each item of the order is the index of a present step, or a new step. Choices still lead to the same steps. */
function inOrder(tour: Tour, order: readonly (number | TourStep)[]): Tour {
  const steps = order.flatMap((item) => (typeof item === 'number' ? (tour.steps[item] ?? []) : item))
  return {
    ...tour,
    steps: steps.map((step, index) => {
      // Those of a new step are numbered as it says.
      if (!step.choices || typeof order[index] !== 'number') return step
      const choices = step.choices.map(({ text, step: to }) => ({ text, step: order.indexOf(to - 1) + 1 }))
      return { ...step, choices: someChoices(choices.filter((choice) => choice.step > 0)) }
    }),
  }
}

const indexes = ({ steps }: Tour): number[] => steps.map((_, index) => index)

export function movedStep(tour: Tour, from: number, to: number): Tour {
  return inOrder(tour, indexes(tour).toSpliced(from, 1).toSpliced(to, 0, from))
}

export const withoutStep = (tour: Tour, index: number): Tour => inOrder(tour, indexes(tour).toSpliced(index, 1))

/** With a new step after this one. */
export const insertedStep = (tour: Tour, after: number, step: TourStep): Tour =>
  inOrder(tour, (indexes(tour) as (number | TourStep)[]).toSpliced(after + 1, 0, step))

/** A tour of this step alone, without its choices, which lead to other steps. */
export const onlyStep = (tour: Tour, index: number): Tour => {
  const step = tour.steps[index] ?? { title: '', text: '' }
  return { ...tour, steps: [{ ...step, choices: undefined }] }
}

export const withStep = (tour: Tour, index: number, step: TourStep): Tour => ({
  ...tour,
  steps: tour.steps.with(index, step),
})

/** One choice a line, with the number of its step: `See the record > 3`. */
export const writeChoices = (choices: Choices = []): string =>
  choices.map(({ text, step }) => `${text} > ${step}`).join('\n')

export function readChoices(text: string): Choices | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const choices = lines.map((line) => {
    const [, words = '', step = ''] = /^(.+?)\s*>\s*(\d{1,3})$/.exec(line.trim()) ?? []
    if (words === '') throw new Error('Write a choice as its text, > and the number of a step.')
    return { text: words, step: Number(step) }
  })
  return someChoices(choices)
}

const optional = string()
  .trim()
  .transform((text: string) => text || undefined)

export const textsSchema = object({
  title: string().trim().required('Enter a title'),
  text: string().trim().required('Enter a text'),
  chapter: optional,
  notes: optional,
})

/** The texts of a step in its form. */
export interface WrittenStep {
  title: string
  text: string
  chapter: string
  notes: string
  choices: string
}

/** The step with these texts. Throws a sentence when one is missing. */
export const writtenStep = (step: TourStep, written: WrittenStep): TourStep => ({
  ...step,
  // What is empty is left out.
  chapter: undefined,
  notes: undefined,
  ...textsSchema.validateSync(written, { stripUnknown: true }),
  choices: readChoices(written.choices),
})

export const INSERTED = {
  wait: ['Wait for a text', 'Settled'],
  advance: ['Move the clock on', '2m'],
  choice: ['Offer a choice', 'How should it go on?'],
} as const

/** A new step of this kind after the step with this number. */
export function newStep(kind: keyof typeof INSERTED, value: string, after: number): TourStep {
  switch (kind) {
    case 'wait':
      return {
        title: `Wait for “${value}”`,
        text: `“${value}” appears.`,
        do: [{ action: 'wait', text: value }],
        target: { text: value },
      }
    case 'advance':
      return {
        title: `Move the clock on by ${value}`,
        text: 'Time passes.',
        do: [{ action: 'advance', by: value }],
        target: { role: 'heading' },
      }
    case 'choice':
      return {
        title: value,
        text: 'Choose how to go on.',
        choices: [
          { text: 'Go on', step: after + 1 },
          { text: 'Start again', step: 1 },
        ],
      }
  }
}
