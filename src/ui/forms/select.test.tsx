import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { Select } from './select.tsx'

it('has a `name` attribute, which Chromium asks of every field', () => {
  openPage(<Select label="Status" options={[{ value: 'PAID', label: 'Paid' }]} value="PAID" onChange={() => {}} />)
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveProperty('name', 'Status')
})
