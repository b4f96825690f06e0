// Corridor client for Node.js 20 and later. Preview. No dependencies.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

export class CorridorError extends Error {
  constructor(status, message) {
    super(`${status}: ${message}`)
    this.name = 'CorridorError'
    this.status = status
  }
}

export class Corridor {
  #apiKey
  #baseUrl
  #fetch

  constructor(apiKey, { baseUrl, fetch = globalThis.fetch }) {
    this.#apiKey = apiKey
    this.#baseUrl = baseUrl.replace(/\/+$/, '')
    this.#fetch = fetch
  }

  listAccounts() {
    return this.#send('GET', '/api/accounts')
  }

  listPayments() {
    return this.#send('GET', '/api/payments')
  }

  // To retry a payment after a lost answer, pass the same idempotencyKey. The payment is then made only once.
  createPayment(payment, { idempotencyKey = randomUUID() } = {}) {
    const { beneficiary, ...rest } = payment
    const body = { ...rest, beneficiaryName: beneficiary.name, beneficiaryAccount: beneficiary.account, beneficiary }
    return this.#send('POST', '/api/payments', body, { 'Idempotency-Key': idempotencyKey })
  }

  // The buyer pays on the page at the checkout's url. A webhook says when the payment is settled.
  createCheckout(checkout, { idempotencyKey = randomUUID() } = {}) {
    return this.#send('POST', '/api/checkouts', checkout, { 'Idempotency-Key': idempotencyKey })
  }

  fxRates() {
    return this.#send('GET', '/api/fx/rates')
  }

  async #send(method, path, body, headers = {}) {
    const reply = await this.#fetch(this.#baseUrl + path, {
      method,
      headers: {
        Authorization: `Bearer ${this.#apiKey}`,
        Accept: 'application/json',
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    if (!reply.ok) throw new CorridorError(reply.status, text || reply.statusText)
    return text ? JSON.parse(text) : undefined
  }
}

// Verifies the Corridor-Signature header. Pass the raw body as received, before parsing.
export function verifyWebhook(rawBody, signatureHeader, secret) {
  const parts = Object.fromEntries(signatureHeader.split(',').map((part) => part.split('=', 2)))
  const expected = createHmac('sha256', secret).update(`${parts.t}.${rawBody}`).digest()
  const given = Buffer.from(parts.v1 ?? '', 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
