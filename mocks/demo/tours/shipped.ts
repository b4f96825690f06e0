import { advance, click, fill, fillForm, fillPart, sees, waitFor } from './actions.ts'
import type { Tour } from './tour.ts'

const heading = { role: 'heading' } as const

const firstPayment: Tour = {
  id: 'first-payment',
  title: 'From sign-up to first payment',
  scenario: 'fresh',
  signedOut: true,
  steps: [
    {
      chapter: 'Sign-up',
      title: 'A new customer',
      text: 'Seven fields and the terms, all online.',
      notes: 'Ask how long their own onboarding takes until the first login.',
      page: '/signup',
      do: [{ action: 'hold review' }, fillForm('Company Name')],
      target: { name: 'Create Account' },
    },
    {
      title: 'Check your email',
      text: 'The bank sends a link to confirm the address.',
      do: [click('Create Account'), sees('Check Your Email')],
      target: heading,
    },
    {
      title: 'The address is confirmed',
      text: 'One click in the email. The link is valid for 24 hours.',
      do: [{ action: 'open mail' }, sees('verified')],
      target: { name: 'Continue to Login' },
    },
    {
      title: 'The first sign-in',
      text: 'With the email and the password chosen a minute ago.',
      do: [click('Continue to Login'), fillForm('Password')],
      target: { name: 'Sign In' },
    },
    {
      title: 'A company without accounts',
      text: 'Signed in, with nothing in the account yet. Verification comes next, in five steps.',
      notes: 'The review waits until you decide, so there is time to talk.',
      do: [click('Sign In'), sees('Total Balance')],
      target: heading,
    },
    {
      chapter: 'Verification',
      title: 'Business profile',
      text: 'Step one of five: registration number, entity type, address and directors.',
      page: '/verify',
      do: [fillForm('Registration Number')],
      target: { name: 'Continue' },
    },
    {
      title: 'Who owns it',
      text: 'Everybody with 25% or more is declared and checked.',
      do: [click('Continue'), fillPart('owners')],
      target: { field: 'Ownership Percentage' },
    },
    {
      title: 'Owner added',
      text: 'The bank now checks this person.',
      do: [click('Add Owner'), sees('UBO added')],
      target: { part: 'owners' },
    },
    {
      title: 'Documents',
      text: 'Four documents, checked for type and size before anything is sent.',
      do: [click('Continue'), waitFor('directors'), click('Continue'), fillPart('documents')],
      target: { part: 'documents' },
    },
    {
      title: 'The last step',
      text: 'Expected volume, purpose, coverage and four declarations.',
      do: [click('Continue'), fillForm('Expected Monthly Volume')],
      target: { name: 'Complete Verification' },
    },
    {
      title: 'Reviewed and approved',
      text: 'A bank takes one or two business days. Here the clock moves on, and the company is approved.',
      do: [click('Complete Verification'), advance('20s'), { action: 'approve company' }],
      target: heading,
    },
    {
      chapter: 'First payment',
      title: 'An account of its own',
      text: 'Six currencies. This one is in {currency}.',
      page: '/accounts',
      do: [click('Create Account'), fillForm('Account type')],
      target: { field: 'Currency' },
    },
    {
      title: 'Money arrives',
      text: 'A customer pays {10000} into the new account.',
      do: [
        click('Create {currency} account'),
        sees('Account created'),
        { action: 'top up', currency: '{currency}', amount: '10000' },
        sees('{10000}'),
      ],
      // The first match is the whole account card, which leaves no room for the tour's card in a small window.
      target: { text: '{10000}', nth: 2 },
    },
    {
      title: 'The first payment',
      text: 'The form shows what each rail supports before the bank has to refuse anything.',
      page: '/payments?pay={currency}',
      do: [fillForm('Beneficiary account')],
      target: { field: 'Amount' },
    },
    {
      title: 'Queued',
      text: 'The amount is reserved, and seconds later the payment is processing.',
      do: [click('Send *'), sees('Payment created')],
      target: { text: '{250}' },
    },
    {
      title: 'Settled',
      text: 'From sign-up to a settled payment, in the real product.',
      notes: 'Ask which of these steps costs them most customers today.',
      do: [advance('2m'), sees('Settled')],
      target: { text: 'Settled' },
    },
  ],
}

const failedPayment: Tour = {
  id: 'failed-payment',
  title: 'A payment that fails',
  scenario: 'established',
  steps: [
    {
      title: 'An ordinary payment',
      text: 'The form is filled in and valid.',
      page: '/payments?pay={currency}',
      do: [fillForm('Beneficiary account'), fill('Reference', 'DEMO-FAIL')],
      target: { field: 'Reference' },
    },
    {
      title: 'Sent',
      text: 'The money is reserved, the balance goes down at once.',
      do: [click('Send *'), sees('Payment created')],
      target: { text: '{250}' },
    },
    {
      title: 'Failed, and the money is back',
      text: 'The reservation is released. No money left the account.',
      notes: 'Open the payment: its timeline says when it failed.',
      do: [advance('2m'), sees('Failed')],
      target: { text: 'Failed' },
    },
  ],
}

const lostCard: Tour = {
  id: 'lost-card',
  title: 'A lost card',
  scenario: 'established',
  steps: [
    {
      title: 'Cards for people and purposes',
      text: 'Virtual and physical ones, each with its own state and limits.',
      page: '/cards',
      target: heading,
    },
    {
      title: 'One press to freeze',
      text: 'The card cannot be used until it is unfrozen.',
      do: [click('Freeze'), sees('Card updated')],
      target: { name: 'Unfreeze' },
    },
    {
      title: 'Everything is on record',
      text: 'Each change leaves an entry in the audit log, whoever made it.',
      page: '/settings?tab=audit-log',
      target: { part: 'audit-log' },
    },
  ],
}

const volume: Tour = {
  id: 'volume',
  title: 'Ten thousand payments',
  scenario: 'enterprise',
  steps: [
    {
      title: 'Half a year of a large company',
      text: 'Ten thousand payments in several currencies, totalled as they are shown.',
      page: '/',
      target: heading,
    },
    {
      title: 'All of them in one list',
      text: 'It scrolls as fast as a list of fifty, and every row can be opened.',
      page: '/payments',
      target: { part: 'payments' },
    },
    {
      title: 'Where the money goes',
      text: 'By currency, week and rail, counted from the same payments.',
      page: '/?analytics',
      notes: 'Close the sheet with Escape and show the export.',
    },
  ],
}

const exchange: Tour = {
  id: 'exchange',
  title: 'Exchange and expiry',
  scenario: 'established',
  steps: [
    {
      title: 'Live rates',
      text: 'Mid rates of ten currencies, refreshed every thirty seconds.',
      page: '/currency-exchange',
      target: { part: 'live-rates' },
    },
    {
      title: 'A quote',
      text: 'Rate, fee and what arrives, to the penny, held for thirty seconds.',
      do: [fillForm('To currency'), click('Get Quote'), sees('Rate held')],
      target: { part: 'quote-details' },
    },
    {
      title: 'It expires',
      text: 'Thirty seconds later the rate is no longer guaranteed.',
      do: [advance('35s')],
      target: { part: 'quote-details' },
    },
    {
      title: 'A new quote, and traded',
      text: 'Both balances change as soon as the trade is executed.',
      do: [click('Get Quote'), sees('Rate held'), click('Execute Trade'), sees('Trade executed')],
      target: { field: 'Amount' },
    },
  ],
}

/** Of a select that takes a tour, or none. */
export const choicesOf = (tours: readonly Tour[]) => [
  { value: '', label: 'None' },
  ...tours.map(({ id, title }) => ({ value: id, label: title })),
]

export const shippedTours: readonly Tour[] = [firstPayment, failedPayment, lostCard, volume, exchange]
