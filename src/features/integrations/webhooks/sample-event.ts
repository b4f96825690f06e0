import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { brandedCode } from '../../../brand/branded-code.ts'
import type { Payment } from '../../../contract/payments.ts'

export const SAMPLE_WEBHOOK_SECRET = 'whsec_test_sample'

export interface SampleEvent {
  headers: string
  body: string
}

/**
 * A sample event with headers as a merchant's server would receive it, signed with `SAMPLE_WEBHOOK_SECRET`. It is
 * displayed only. `at` is in milliseconds since the epoch.
 */
export function sampleEvent(at: number, brandName: string): SampleEvent {
  const instant = new Date(at).toISOString()
  const payment: Payment = {
    id: '7d1f0c52-3f0b-4c8e-9a53-0e6f5b7a2d10',
    rail: 'SEPA_INSTANT',
    amount: 1250,
    currency: 'EUR',
    beneficiary: { name: 'Muster GmbH', account: 'DE89370400440532013000' },
    reference: 'Order 1042',
    status: 'settled',
    createdAt: instant,
  }
  const body = JSON.stringify({ id: 'evt_sample', type: 'payment.settled', createdAt: instant, data: payment }, null, 2)
  const seconds = Math.floor(at / 1000)
  const signature = bytesToHex(hmac(sha256, utf8ToBytes(SAMPLE_WEBHOOK_SECRET), utf8ToBytes(`${seconds}.${body}`)))
  const headers = brandedCode(`Content-Type: application/json\nCorridor-Signature: t=${seconds}`, brandName)
  return { headers: `${headers},v1=${signature}`, body }
}
