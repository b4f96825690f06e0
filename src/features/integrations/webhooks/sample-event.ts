import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Payment } from '../../../contract/payments.ts'
import { SAMPLE_WEBHOOK_SECRET } from '../payment-methods/sample-payment-methods.ts'

export interface SampleEvent {
  headers: string
  body: string
}

/**
 * An event as a merchant's server would receive it, with a signature that can be verified against the sample secret.
 * It is shown, not sent.
 */
export function sampleEvent(at: number): SampleEvent {
  const instant = new Date(at).toISOString()
  const payment: Payment = {
    id: '7d1f0c52-3f0b-4c8e-9a53-0e6f5b7a2d10',
    rail: 'SEPA_INSTANT',
    amount: 1250,
    currency: 'EUR',
    beneficiary: { name: 'Nordlicht Rösterei', account: 'DE89370400440532013000' },
    reference: 'Order 1042',
    status: 'settled',
    createdAt: instant,
  }
  const body = JSON.stringify({ id: 'evt_sample', type: 'payment.settled', createdAt: instant, data: payment }, null, 2)
  const seconds = Math.floor(at / 1000)
  const signature = bytesToHex(hmac(sha256, utf8ToBytes(SAMPLE_WEBHOOK_SECRET), utf8ToBytes(`${seconds}.${body}`)))
  return { headers: `Content-Type: application/json\nCorridor-Signature: t=${seconds},v1=${signature}`, body }
}
