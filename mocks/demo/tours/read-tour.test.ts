import { describe, expect, it } from 'vitest'
import { shippedTours } from './shipped.ts'
import { readTour, readTourText, writeTourText } from './read-tour.ts'

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
    [{ ...tour, id: 'a b' }, 'A tour needs an id such as first-payment.'],
    [{ ...tour, steps: [] }, 'A tour has 1 to 100 steps.'],
    [{ ...tour, scenario: 'nowhere' }, 'The scenario of the tour is not known.'],
    [{ ...tour, html: '<b>' }, 'A tour has no html.'],
    [{ ...tour, format: 'corridor-state', version: 1 }, 'This is not a tour of Corridor.'],
    [{ ...tour, format: 'corridor-tour', version: 2 }, 'This tour is of another version of Corridor.'],
    [{ ...tour, state: 'a b' }, 'The state of the tour is damaged.'],
    [
      { ...tour, steps: [{ ...step, target: { role: 'button', name: 'Send', nth: 0 } }] },
      'Step 1: its target must name',
    ],
    [
      { ...tour, steps: [{ ...step, do: [{ action: 'click', name: 'Send', nth: '2' }] }] },
      'Step 1: the nth of its action "click" is invalid.',
    ],
    [
      { ...tour, steps: [{ ...step, do: [{ action: 'scenario', scenario: 'toString' }] }] },
      'Step 1: its scenario is not known.',
    ],
    [{ ...tour, steps: [step, { title: 'No text' }] }, 'Step 2: it needs a title and a text.'],
    [
      { ...tour, steps: [{ ...step, page: '//evil.example' }] },
      'Step 1: its page must be one of this product, e.g. /cards.',
    ],
    [{ ...tour, steps: [{ ...step, do: [{ action: 'click' }] }] }, 'Step 1: its action "click" needs name.'],
    [{ ...tour, steps: [{ ...step, do: [{ action: 'reload' }] }] }, 'Step 1: its action must be one of fill form'],
    [
      { ...tour, steps: [{ ...step, do: [{ action: 'settle', when: 'now' }] }] },
      'Step 1: its action "settle" has no when.',
    ],
    [
      { ...tour, steps: [{ ...step, do: [{ action: 'advance', by: 'soon' }] }] },
      'Step 1: advance takes 90s, 15m, 1h or 2d.',
    ],
    [
      { ...tour, steps: [{ ...step, choices: [{ text: 'On', step: 2 }] }] },
      'Step 1: its choices need a text and the number of a step.',
    ],
    ['tour', 'A tour is an object with id, title and steps.'],
  ])('that is invalid is refused with the reason', (value, reason) => {
    expect(() => readTour(value)).toThrow(reason)
  })
})
