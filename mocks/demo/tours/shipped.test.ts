import { expect, it } from 'vitest'
import { Teller } from '../../bank/testing/teller.ts'
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

it('says of the large company what its payments are', async () => {
  const { title, steps: parts } = shippedTours.find(({ id }) => id === 'volume') ?? { title: '', steps: [] }
  const { bank } = await Teller.at('enterprise')
  const times = bank.db.payments.all().map(({ createdAt }) => Date.parse(createdAt))
  const months = (bank.now() - Math.min(...times)) / (30.4 * 24 * 60 * 60 * 1000)
  expect([title, times.length]).toEqual(['Ten thousand payments', 10_000])
  expect([parts[0]?.title, Math.round(months)]).toEqual(['Half a year of a large company', 6])
})
