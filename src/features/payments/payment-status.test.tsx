import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PaymentStatusBadge } from './payment-status.tsx'

test.each([
  ['queued', 'Queued', 'Warning'],
  ['processing', 'Processing', 'Info'],
  ['settled', 'Settled', 'Success'],
  ['failed', 'Failed', 'Error'],
  ['lost', 'Lost', 'Default'],
])('shows the status %s as "%s" in the colour %s', (status, label, color) => {
  render(<PaymentStatusBadge status={status} />)
  expect(screen.getByText(label).closest('.MuiChip-root')?.className).toContain(`MuiChip-color${color}`)
})
