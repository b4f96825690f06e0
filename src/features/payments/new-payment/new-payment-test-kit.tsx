import { fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { Payment } from '../../../contract/payments.ts'
import { openPage, type PageOptions } from '../../../testing/open-page.tsx'
import { QUEUED_PAYMENT } from '../../../testing/rows.ts'
import { reply, stubBank } from '../../../testing/stub-bank.ts'
import { NewPaymentOverlay } from './new-payment-dialog.tsx'

// Helpers for the tests of the dialog.

export const FIELDS = {
  Amount: '1250.50',
  'Beneficiary name': ' Nordlicht Rösterei ',
  'Beneficiary account': 'DE89370400440532013000',
}

export const EARLIER: Payment = {
  id: '0b0f6c1e-6f0e-4bb5-9d83-7f5f9a0f3a11',
  rail: 'SWIFT',
  amount: 9905.5,
  currency: 'USD',
  beneficiary: { name: 'Fazenda Santa Clara', account: '0031987654' },
  reference: 'Lot 14',
  status: 'settled',
  createdAt: '2026-11-17T10:00:00.000Z',
}

/** A bank that stores one record per idempotency key, as the contract says. Its first `count` answers are lost. */
export function bankLosingAnswers(count: number) {
  const records = new Map<string, unknown>()
  let attempts = 0
  const answers = {
    'GET /api/accounts': [],
    'GET /api/payments': [],
    'GET /api/audit-logs': [],
    'POST /api/payments': async (request: Request) => {
      const key = request.headers.get('Idempotency-Key') ?? `no key ${attempts}`
      const body = (await request.json()) as unknown
      if (!records.has(key)) records.set(key, body)
      attempts += 1
      if (attempts <= count) throw new TypeError('Failed to fetch')
      return reply(201, QUEUED_PAYMENT)
    },
  }
  return { records, answers, attempts: () => attempts }
}

export async function openForm(answers: Record<string, unknown>, value = '', options: PageOptions = {}) {
  const onClose = vi.fn<() => void>()
  stubBank(answers)
  openPage(<NewPaymentOverlay value={value} onClose={onClose} />, options)
  await screen.findByRole('radiogroup', { name: 'Payment rail' })
  return { onClose }
}

export function fillIn(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

export const chooseRail = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
