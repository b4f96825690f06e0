export interface Account {
  id: string
  label?: string
  currency: string
  type: 'dedicated' | 'multi'
  iban: string
  bic: string
  current: number
  reserved: number
  available: number
}

export interface NewPayment {
  rail: 'FASTER_PAYMENTS' | 'SEPA' | 'SEPA_INSTANT' | 'SWIFT'
  /** Plain digits in major units, for example '1250.00'. */
  amount: string
  currency: 'GBP' | 'EUR' | 'USD' | 'JPY'
  beneficiary: { name: string; account: string }
  reference?: string
}

export interface Payment extends Omit<NewPayment, 'amount'> {
  id: string
  amount: number
  status: string
  createdAt: string
}

export interface NewCheckout {
  /** Plain digits in major units, for example '48.00'. */
  amount: string
  currency: string
  /** Local payment methods, for example 'ideal'. */
  methods?: string[]
  reference?: string
  returnUrl: string
}

export interface Checkout extends NewCheckout {
  id: string
  /** The page on which the buyer pays. */
  url: string
}

export class CorridorError extends Error {
  readonly status: number
}

export class Corridor {
  constructor(apiKey: string, options: { baseUrl: string; fetch?: typeof fetch })
  listAccounts(): Promise<Account[]>
  listPayments(): Promise<Payment[]>
  createPayment(payment: NewPayment, options?: { idempotencyKey?: string }): Promise<Payment>
  createCheckout(checkout: NewCheckout, options?: { idempotencyKey?: string }): Promise<Checkout>
  fxRates(): Promise<Record<string, number>>
}

export function verifyWebhook(rawBody: string, signatureHeader: string, secret: string): boolean
