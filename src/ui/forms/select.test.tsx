import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { Select } from './select.tsx'

it('uses its label as its name, because Chromium reports fields without a name', () => {
  openPage(<Select label="Status" options={[{ value: 'PAID', label: 'Paid' }]} value="PAID" onChange={() => {}} />)
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveProperty('name', 'Status')
})
