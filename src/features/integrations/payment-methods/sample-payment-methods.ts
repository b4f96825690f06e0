/** A local payment method of the sample list that the specification requires. The fees are illustrative. */
export interface LocalPaymentMethod {
  id: string
  name: string
  country: string
  type: string
  processingTime: string
  fees: string
  /** Background of its mark; white is readable on it. */
  color: string
}

export const SAMPLE_PAYMENT_METHODS: readonly LocalPaymentMethod[] = [
  {
    id: 'ideal',
    name: 'iDEAL',
    country: 'Netherlands',
    type: 'Bank transfer',
    processingTime: 'Instant',
    fees: '0.29%',
    color: '#B3005E',
  },
  {
    id: 'bancontact',
    name: 'Bancontact',
    country: 'Belgium',
    type: 'Debit card',
    processingTime: 'Instant',
    fees: '0.35%',
    color: '#00508F',
  },
  {
    id: 'blik',
    name: 'BLIK',
    country: 'Poland',
    type: 'Mobile payment',
    processingTime: 'Instant',
    fees: '0.25%',
    color: '#1F1F1F',
  },
  {
    id: 'przelewy24',
    name: 'Przelewy24',
    country: 'Poland',
    type: 'Online banking',
    processingTime: '1-2 days',
    fees: '0.40%',
    color: '#B5121B',
  },
  {
    id: 'eps',
    name: 'EPS',
    country: 'Austria',
    type: 'Online banking',
    processingTime: 'Instant',
    fees: '0.30%',
    color: '#8A1C5A',
  },
  {
    id: 'swish',
    name: 'Swish',
    country: 'Sweden',
    type: 'Mobile payment',
    processingTime: 'Instant',
    fees: '0.20%',
    color: '#1E6B3A',
  },
  {
    id: 'mobilepay',
    name: 'MobilePay',
    country: 'Denmark',
    type: 'Digital wallet',
    processingTime: 'Instant',
    fees: '0.45%',
    color: '#3D4FD6',
  },
  {
    id: 'twint',
    name: 'TWINT',
    country: 'Switzerland',
    type: 'Mobile payment',
    processingTime: 'Instant',
    fees: '0.50%',
    color: '#333333',
  },
  {
    id: 'bizum',
    name: 'Bizum',
    country: 'Spain',
    type: 'Mobile payment',
    processingTime: 'Instant',
    fees: '0.33%',
    color: '#00707A',
  },
  {
    id: 'pix',
    name: 'Pix',
    country: 'Brazil',
    type: 'Bank transfer',
    processingTime: 'Instant',
    fees: '0.15%',
    color: '#14796B',
  },
]
