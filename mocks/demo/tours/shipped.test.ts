import { expect, it } from 'vitest'
import { shippedTours } from './shipped.ts'

/** Titles of the toasts that follow a change. */
const TOAST = /^(UBO|Account|Payment|Card|Trade) (added|created|updated|executed)$/

const steps = shippedTours.flatMap(({ steps: all }) => all)
const withToast = steps.filter(({ do: actions = [] }) =>
  actions.some((action) => action.action === 'wait' && TOAST.test(action.text)),
)

it('points no step that shows a toast at the heading, which the toast covers on a phone', () => {
  expect(withToast.length).toBeGreaterThan(4)
  expect(withToast.filter(({ target }) => target?.role === 'heading').map(({ title }) => title)).toEqual([])
})
