import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPanel } from '../../testing/show-panel.tsx'
import { createTestServices } from '../../testing/test-services.ts'

it.each([
  ['Approve', 'is approved.'],
  ['Reject', 'is rejected.'],
])('says of whom it was decided: %s', async (name, said) => {
  const services = await createTestServices({ scenario: 'onboarding', signedIn: true })
  const { fullName = '' } = services.bank.db.owners.all().find(({ status }) => status === 'pending') ?? {}
  showPanel(services, 'Drive', 'Company and owners')
  fireEvent.click(await screen.findByRole('button', { name, description: fullName }))
  expect(await screen.findByText(`${fullName} ${said}`)).toBeTruthy()
})
