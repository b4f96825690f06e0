import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { buildCard } from '../../testing/rows.ts'
import { stubBank } from '../../testing/stub-bank.ts'
import { CardsPage } from './cards-page.tsx'

function open() {
  const card = buildCard({ corridorLimits: { monthly: 30_000 } })
  stubBank({ 'GET /api/cards': [card], 'GET /api/audit-logs': [] })
  return openPage(<CardsPage />)
}

test('reads a card once: its picture, which says the same, is hidden', async () => {
  open()
  const tile = within(await screen.findByRole('article', { name: /4821/ }))
  expect(tile.getAllByText(/4821/).filter((element) => !element.closest('[aria-hidden="true"]'))).toHaveLength(1)
})

test('gives the spend of a month in whole per cent', async () => {
  open()
  const bar = await screen.findByRole('progressbar', { name: 'Spent this month' })
  expect(bar.getAttribute('aria-valuenow')).toMatch(/^\d+$/)
})

test('says that a number is hidden, and no dots', async () => {
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'View Details' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Card details' }))
  for (const dots of dialog.getAllByText(/•/)) expect(dots.getAttribute('aria-hidden')).toBe('true')
  expect(dialog.getAllByText(/^Hidden/).map(({ textContent }) => textContent)).toEqual([
    'Hidden, ending in ',
    'Hidden',
    'Hidden',
  ])
})
