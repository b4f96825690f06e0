import { order, type Order } from '../../testing/payment-order.ts'
import { malformed, type Refused, testRefusals } from '../../testing/refusals.ts'
import { Teller } from '../../testing/teller.ts'

const amounts = (amount: string | number, status: number, sentence: string | RegExp): Refused => ({
  because: `the amount ${typeof amount === 'number' ? 'number ' : ''}"${amount}"`,
  body: order({ amount }),
  status,
  sentence,
})

const rail = (changes: Partial<Order>, sentence: string): Refused => {
  const body = order(changes)
  return {
    because: `${body.rail} in ${body.currency} to ${body.beneficiaryAccount}`,
    body,
    status: 422,
    sentence,
  }
}

const PLAIN = 'Enter the amount in plain digits, for example 1250.50'

const { reference: _, ...required } = order()

testRefusals(() => Teller.at('established'), 'POST', '/api/payments', [
  ...malformed(required),
  amounts('1e309', 400, PLAIN),
  amounts('Infinity', 400, PLAIN),
  amounts('1e5', 400, PLAIN),
  amounts('0x10', 400, PLAIN),
  amounts('NaN', 400, PLAIN),
  amounts('１２３', 400, PLAIN),
  amounts('1,000.50', 400, PLAIN),
  amounts('1.000,50', 400, PLAIN),
  amounts('12abc', 400, PLAIN),
  amounts('.5', 400, PLAIN),
  amounts('-1', 400, 'Amount must be greater than zero'),
  amounts(-1, 400, 'Amount must be greater than zero'),
  amounts('0', 400, 'Amount must be greater than zero'),
  amounts('0.00', 400, 'Amount must be greater than zero'),
  amounts('', 400, 'Amount is required'),
  amounts('  ', 400, 'Amount is required'),
  amounts('0.001', 400, 'GBP amounts have at most 2 decimals'),
  amounts(0.1 + 0.2, 400, 'GBP amounts have at most 2 decimals'),
  amounts('9007199254740993', 400, 'Amount is too large'),
  amounts('184320.19', 422, 'Insufficient funds. Available £184,320.18'),
  {
    because: 'a number too large for JSON',
    body: JSON.stringify(order()).replace('"12.50"', '1e309'),
    status: 400,
    sentence: 'The number in amount is too large',
  },
  {
    because: 'a fraction of a yen',
    body: order({ rail: 'SWIFT', currency: 'JPY', amount: '10.5', account: '12345' }),
    status: 400,
    sentence: 'JPY has no decimals: enter a whole amount',
  },
  {
    because: 'an unsupported currency',
    body: order({ rail: 'SWIFT', currency: 'CHF' }),
    status: 400,
    sentence: 'Currency must be one of GBP, EUR, USD, JPY',
  },
  {
    because: 'an unknown rail',
    body: order({ rail: 'PIGEON' }),
    status: 400,
    sentence: /^Payment rail must be one of /,
  },
  {
    because: 'two different beneficiaries',
    body: { ...order(), beneficiaryName: 'Somebody else' },
    status: 422,
    sentence: 'The beneficiary is stated twice and differs',
  },
  { because: 'a name of spaces', body: order({ name: '   ' }), status: 400, sentence: 'Beneficiary name is required' },
  {
    because: 'a name of ten thousand letters',
    body: order({ name: 'x'.repeat(10_000) }),
    status: 400,
    sentence: 'Beneficiary name can have at most 140 characters',
  },
  {
    because: 'a NUL character',
    body: order({ name: 'A\u0000B' }),
    status: 400,
    sentence: 'Beneficiary name contains characters that cannot be used',
  },
  {
    because: 'a bidirectional override',
    body: order({ reference: 'abc\u202Edef' }),
    status: 400,
    sentence: 'Reference contains characters that cannot be used',
  },
  {
    because: 'a lone surrogate',
    body: order({ reference: 'x\uD83D' }),
    status: 400,
    sentence: 'Reference contains characters that cannot be used',
  },
  rail({ currency: 'EUR' }, 'Faster Payments are made in GBP'),
  rail({ account: '12345' }, 'Faster Payments need a sort code and an account number, or a GB IBAN'),
  rail({ account: '99-40-27*58201173' }, 'Faster Payments need a sort code and an account number, or a GB IBAN'),
  rail(
    { rail: 'SWIFT', currency: 'USD', account: 'ßß' },
    'SWIFT payments need an IBAN or an account number of 4 to 34 characters',
  ),
  rail({ account: 'GB29CRDR04007520418831' }, 'Faster Payments need a sort code and an account number, or a GB IBAN'),
  rail({ rail: 'SEPA', account: 'DE24992400330004718290' }, 'SEPA payments are made in EUR'),
  rail({ rail: 'SEPA', currency: 'EUR', account: 'DE24992400330004718291' }, 'SEPA payments need a valid IBAN'),
  rail({ rail: 'SEPA_INSTANT', currency: 'EUR', account: '99-40-27 58201173' }, 'SEPA payments need a valid IBAN'),
  rail(
    { rail: 'SWIFT', currency: 'USD', account: '123' },
    'SWIFT payments need an IBAN or an account number of 4 to 34 characters',
  ),
  rail(
    { rail: 'SWIFT', currency: 'USD', account: '1'.repeat(35) },
    'SWIFT payments need an IBAN or an account number of 4 to 34 characters',
  ),
])

testRefusals(() => Teller.at('suspended'), 'POST', '/api/payments', [
  {
    because: 'a suspended company',
    body: order(),
    status: 422,
    sentence: 'Your company is suspended. Contact support to move money again.',
  },
])
