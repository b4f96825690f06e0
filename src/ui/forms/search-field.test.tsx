import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { SearchField } from './search-field.tsx'

function PaymentSearch() {
  const [value, setValue] = useState('')
  return <SearchField label="Search payments" value={value} onChange={setValue} />
}

it('has a button that clears it and returns the focus, only while it has a text', async () => {
  const person = userEvent.setup()
  openPage(<PaymentSearch />)
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  const field = screen.getByRole('searchbox', { name: 'Search payments' })
  await person.type(field, 'Nordlicht')
  await person.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field).toHaveProperty('value', '')
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
})

it('has a `name` attribute, which Chromium asks of every field', () => {
  openPage(<PaymentSearch />)
  expect(screen.getByRole('searchbox')).toHaveProperty('name', 'Search payments')
})
