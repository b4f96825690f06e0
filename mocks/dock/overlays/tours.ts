import { fill, findAction, findField, press, sees } from '../page/driver.ts'

export interface TourStep {
  title: string
  text: string
  path?: string
  /** Operates the page before the step is shown. */
  work?: () => Promise<unknown>
  target?: () => Element | undefined
}

export interface Tour {
  id: string
  title: string
  steps: readonly TourStep[]
}

const heading = (): Element | undefined => document.querySelector('main h1') ?? undefined
const part = (name: string) => (): Element | undefined => document.querySelector(`[data-part="${name}"]`) ?? undefined

/** Started by the user only. Each step operates the real application; nothing is simulated for the tour. */
export const tours: readonly Tour[] = [
  {
    id: 'pay',
    title: 'Pay a supplier',
    steps: [
      {
        title: 'One list for every rail',
        text: 'Faster Payments, SEPA, SEPA Instant and SWIFT side by side, each with its state.',
        path: '/payments',
        target: heading,
      },
      {
        title: 'A payment is five answers',
        text: 'The form knows what each rail carries and says so before the bank has to.',
        path: '/payments?pay=GBP',
        work: async () => {
          await fill('Payment rail', 'FASTER_PAYMENTS')
          await fill('Amount', '250.00')
          await fill('Beneficiary name', 'Bermondsey Print Works')
          await fill('Beneficiary account', '04-00-75 20418831')
        },
        target: () => findField('Amount'),
      },
      {
        title: 'Queued, and the money is reserved',
        text:
          'The bank takes it from the account with the most available. ' +
          'Two seconds later it is processing, after six it has settled.',
        work: async () => {
          await press(/^Send /, 'Send')
          await sees('Payment created')
        },
        target: heading,
      },
    ],
  },
  {
    id: 'exchange',
    title: 'Exchange currency',
    steps: [
      {
        title: 'Live rates',
        text: 'Mid rates of ten currencies, read again every thirty seconds.',
        path: '/currency-exchange',
        target: part('live-rates'),
      },
      {
        title: 'A quote holds for thirty seconds',
        text: 'Rate, fee and what arrives, to the penny.',
        work: async () => {
          await fill('Amount', '2500')
          await press('Get Quote')
          await sees('Rate held')
        },
        target: part('quote-details'),
      },
      {
        title: 'Traded',
        text: 'Both accounts have changed: see the dashboard.',
        work: async () => {
          await press('Execute Trade')
          await sees('Trade executed')
        },
        target: heading,
      },
    ],
  },
  {
    id: 'card',
    title: 'Freeze a card',
    steps: [
      {
        title: 'Cards for people and for purposes',
        text: 'Virtual and physical ones, each with its own state and limits.',
        path: '/cards',
        target: heading,
      },
      {
        title: 'One press to freeze',
        text: 'The card can be used again as soon as it is unfrozen.',
        work: () => press('Freeze'),
        target: () => findAction('Unfreeze'),
      },
      {
        title: 'Everything is on record',
        text: 'Each change leaves an entry in the audit log, whoever made it.',
        path: '/settings?tab=audit-log',
        target: heading,
      },
    ],
  },
]
