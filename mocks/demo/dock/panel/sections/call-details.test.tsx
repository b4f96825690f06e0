import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CallChanges } from './call-details.tsx'

const card = { id: 'c1', last4: '4821', status: 'active' }
const frozen = { ...card, status: 'frozen' }
const mail = { id: 'm1', subject: 'Frozen' }

const cellsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

it('shows of a changed row the fields that differ, and all of an added one', () => {
  render(
    <CallChanges
      changes={[
        { table: 'cards', id: 'c1', before: card, after: frozen },
        { table: 'mails', id: 'm1', before: null, after: mail },
      ]}
    />,
  )
  expect(cellsOf('cards c1')).toEqual([
    ['Field', 'Before', 'After'],
    ['status', 'active', 'frozen'],
  ])
  expect(cellsOf('mails m1')).toEqual([
    ['Field', 'After'],
    ['subject', 'Frozen'],
  ])
  expect(screen.getByText('cards c1 changed')).toBeTruthy()
  expect(screen.getByText('mails m1 added')).toBeTruthy()
})
