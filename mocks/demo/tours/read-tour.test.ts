import { describe, expect, it } from 'vitest'
import { shippedTours } from './shipped.ts'
import { readStartOptions, readTour, readTourText, writeTourText } from './read-tour.ts'

const step = { title: 'A page', text: 'What it shows.' }
const tour = { id: 'mine', title: 'Mine', steps: [step] }

describe('a tour', () => {
  it.each(shippedTours.map((one) => [one.id, one] as const))(
    'shipped as %s is valid and survives a file',
    (_, shipped) => {
      expect(readTourText(writeTourText(shipped))).toEqual(shipped)
    },
  )

  it('can be given as steps alone', () => {
    expect(readTour([step])).toEqual({ id: 'steps', title: 'Tour', steps: [step] })
  })

  it.each([
    [5, 'The options of the tour cannot be read: it is damaged.'],
    [{ play: 'x' }, 'The options of the tour cannot be read: “play” is damaged.'],
    [{ speed: 2 }, 'The options of the tour cannot be read: it has an unknown part: speed.'],
  ])('is not started with the options %j', (options, sentence) => {
    expect(() => readStartOptions(options)).toThrow(sentence)
  })

  it.each([
    [{ ...tour, id: 'a b' }, 'The tour cannot be read: a tour needs an id such as first-payment.'],
    [{ ...tour, steps: [] }, 'The tour cannot be read: it needs a step.'],
    [
      { ...tour, scenario: 'nowhere' },
      'The tour cannot be read: scenario must be one of the following values: established',
    ],
    [{ ...tour, html: '<b>' }, 'The tour cannot be read: it has an unknown part: html.'],
    [{ ...tour, format: 'corridor-state', version: 1 }, 'This is not a tour of Corridor.'],
    [{ ...tour, format: 'corridor-tour', version: 2 }, 'This tour is of another version of Corridor.'],
    [{ ...tour, state: 'a b' }, 'The tour cannot be read: “state” is damaged.'],
    [
      { ...tour, steps: [{ ...step, target: { role: 'button', name: 'Send', nth: 0 } }] },
      'Step 1 of the tour cannot be read: target.nth must be greater than or equal to 1.',
    ],
    [
      { ...tour, steps: [{ ...step, do: [{ action: 'click', name: 'Send', nth: '2' }] }] },
      'The action "click" in step 1 of the tour cannot be read: “nth” is damaged.',
    ],
    [
      { ...tour, steps: [{ ...step, do: [{ action: 'scenario', scenario: 'toString' }] }] },
      'The action "scenario" in step 1 of the tour cannot be read: its scenario is not known.',
    ],
    [{ ...tour, steps: [step, { title: 'No text' }] }, 'Step 2 of the tour cannot be read: “text” is missing.'],
    [
      { ...tour, steps: [{ ...step, page: '//evil.example' }] },
      'Step 1 of the tour cannot be read: its page must be one of this product, e.g. /cards.',
    ],
    [
      { ...tour, steps: [{ ...step, do: [{ action: 'click' }] }] },
      'The action "click" in step 1 of the tour cannot be read: “name” is missing.',
    ],
    [
      { ...tour, steps: [{ ...step, do: [{ action: 'reload' }] }] },
      'Step 1 of the tour cannot be read: its action must be one of fill form',
    ],
    [
      { ...tour, steps: [{ ...step, do: [{ action: 'settle', when: 'now' }] }] },
      'The action "settle" in step 1 of the tour cannot be read: it has an unknown part: when.',
    ],
    [
      { ...tour, steps: [{ ...step, do: [{ action: 'advance', by: 'soon' }] }] },
      'The action "advance" in step 1 of the tour cannot be read: advance takes 90s, 15m, 1h or 2d.',
    ],
    [
      { ...tour, steps: [{ ...step, choices: [{ text: 'On', step: 2 }] }] },
      'Step 1 of the tour cannot be read: its choices need the number of a step.',
    ],
    ['tour', 'The tour cannot be read: “steps” is damaged.'],
  ])('that is invalid is refused with the reason', (value, reason) => {
    expect(() => readTour(value)).toThrow(reason)
  })
})
