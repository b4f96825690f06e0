/** A local payment method of the sample list that the specification requires. The fees are illustrative. */
export interface LocalPaymentMethod {
  id: string
  name: string
  country: string
  type: string
  processingTime: string
  fees: string
}

export const SAMPLE_PAYMENT_METHODS: readonly LocalPaymentMethod[] = [
  {
    id: 'ideal',
    name: 'iDEAL',
    country: 'Netherlands',
    type: 'Bank transfer',
    processingTime: 'Instant',
    fees: '0.29%',
  },
  {
    id: 'bancontact',
    name: 'Bancontact',
    country: 'Belgium',
    type: 'Debit card',
    processingTime: 'Instant',
    fees: '0.35%',
  },
  { id: 'blik', name: 'BLIK', country: 'Poland', type: 'Mobile payment', processingTime: 'Instant', fees: '0.25%' },
  {
    id: 'przelewy24',
    name: 'Przelewy24',
    country: 'Poland',
    type: 'Online banking',
    processingTime: '1-2 days',
    fees: '0.40%',
  },
  { id: 'eps', name: 'EPS', country: 'Austria', type: 'Online banking', processingTime: 'Instant', fees: '0.30%' },
  { id: 'swish', name: 'Swish', country: 'Sweden', type: 'Mobile payment', processingTime: 'Instant', fees: '0.20%' },
  {
    id: 'mobilepay',
    name: 'MobilePay',
    country: 'Denmark',
    type: 'Digital wallet',
    processingTime: 'Instant',
    fees: '0.45%',
  },
  {
    id: 'twint',
    name: 'TWINT',
    country: 'Switzerland',
    type: 'Mobile payment',
    processingTime: 'Instant',
    fees: '0.50%',
  },
  { id: 'bizum', name: 'Bizum', country: 'Spain', type: 'Mobile payment', processingTime: 'Instant', fees: '0.33%' },
  { id: 'pix', name: 'Pix', country: 'Brazil', type: 'Bank transfer', processingTime: 'Instant', fees: '0.15%' },
]
