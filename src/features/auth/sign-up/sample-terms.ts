// Sample texts: the specification links the two documents and does not show them.

export const SAMPLE_TERMS = [
  ['Who can open an account', 'Registered companies, through a person who may act for them.'],
  [
    'Your sign-in',
    'Keep your password to yourself. Tell us at once if you think that someone else knows it or has used your account.',
  ],
  [
    'Payments and exchanges',
    'You approve each payment and each exchange. Fees and rates are shown before you confirm. We may hold a payment while we check it.',
  ],
  [
    'Fees',
    'There is no fee for opening an account. Fees for payments, cards and exchanges are shown where they apply.',
  ],
  ['Closing the account', 'You can close your account at any time. We give you two months’ notice of any change.'],
] as const

export const SAMPLE_PRIVACY = [
  [
    'What we hold',
    'Your company’s details, the people who own and run it, your sign-in, and your payments, cards and exchanges.',
  ],
  ['Why we hold it', 'To verify your business, to run your accounts and to meet our legal duties.'],
  [
    'Who receives it',
    'The banks and networks that carry your payments, and authorities where the law requires it. We never sell your data.',
  ],
  ['Cookies', 'One cookie keeps you signed in. There are no cookies for advertising.'],
  ['Your rights', 'Ask for a copy, a correction or a deletion from our support team.'],
] as const
