import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PaymentStatusBadge } from './payment-status.tsx'

test.each([
  ['queued', 'Queued', 'amber'],
  ['processing', 'Processing', 'blue'],
  ['settled', 'Settled', 'green'],
  ['failed', 'Failed', 'red'],
  ['lost', 'Lost', 'grey'],
])('a payment that is %s says "%s" in %s', (status, label, tone) => {
  render(<PaymentStatusBadge status={status} />)
  expect(screen.getByText(label).dataset['tone']).toBe(tone)
})
