import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PaymentStatusBadge } from './payment-status.tsx'

test.each([
  ['queued', 'Queued', 'warning'],
  ['processing', 'Processing', 'info'],
  ['settled', 'Settled', 'success'],
  ['failed', 'Failed', 'error'],
  ['lost', 'Lost', 'default'],
])('shows the status %s as "%s" in the tone %s', (status, label, tone) => {
  render(<PaymentStatusBadge status={status} />)
  expect(screen.getByText(label).closest<HTMLElement>('[data-tone]')?.dataset.tone).toBe(tone)
})
