import { advance, click, fill, fillForm, fillPart, sees, waitFor } from '../tours/actions.ts'
import type { Screen, ScreenStep } from './screen.ts'

type Screens = Readonly<Record<string, Screen>>

const row = (table: string): ScreenStep => ({ action: 'open row', table })

/** The page while its calls of this path fail, or never end. */
const failing = (path: string) => ({ title: 'Loading failed', whole: true, fault: { path, status: 503 } }) as const
const loading = (path: string) => ({ title: 'Loading', fault: { path, delay: 600_000 } }) as const

const signUp = { path: 'signup', signedOut: true, whole: true } as const
const mail = { inbox: true } as const
const onboarding = { path: 'verify', scenario: 'onboarding', whole: true } as const
// With the scenario `established`, because the later steps are locked in `onboarding`.
const later = { path: 'verify', whole: true } as const

/** Every page, tab, dialog, sheet and mail, and what they show while they are empty, load, or after a failure. */
export const SCREENS = {
  'Sign-in': {
    'sign-in': { title: 'Sign-in', path: 'auth', signedOut: true },
    'sign-in-errors': {
      title: 'Nothing entered',
      path: 'auth',
      signedOut: true,
      whole: true,
      steps: [click('Sign In')],
    },
    'sign-in-refused': {
      title: 'Wrong password',
      path: 'auth',
      signedOut: true,
      whole: true,
      steps: [
        fill('Email', 'sarah@halden.example'),
        fill('Password', 'not-the-password'),
        click('Sign In'),
        sees('Login failed'),
      ],
    },
    'sign-in-forgot': {
      title: 'Forgotten password',
      path: 'auth',
      signedOut: true,
      dialog: true,
      steps: [click('Forgot password?')],
    },
  },
  'Sign-up': {
    'sign-up': { title: 'Sign-up', ...signUp },
    'sign-up-errors': { title: 'Nothing entered', ...signUp, steps: [click('Create Account')] },
    'sign-up-terms': {
      title: 'Terms',
      path: 'signup',
      signedOut: true,
      dialog: true,
      steps: [click('Terms of Service')],
    },
    'check-your-email': {
      title: 'Check your email',
      ...signUp,
      steps: [fillForm('Company Name'), click('Create Account'), sees('Check Your Email')],
    },
    'verify-email': { title: 'Link without a token', path: 'verify-email', signedOut: true },
    'verify-email-unreachable': {
      ...failing('/api/verify-email'),
      path: 'verify-email?token=unknown',
      signedOut: true,
    },
    'not-found': { title: 'No such page', path: 'no-such-page', signedOut: true },
  },
  Dashboard: {
    dashboard: { title: 'Dashboard', path: '', whole: true },
    'dashboard-empty': { title: 'Empty', path: '', scenario: 'empty', whole: true },
    'dashboard-onboarding': { title: 'Being verified', path: '', scenario: 'onboarding', whole: true },
    'dashboard-suspended': { title: 'Suspended', path: '', scenario: 'suspended', whole: true },
    'dashboard-loading': { ...loading('/api/accounts'), path: '' },
    'dashboard-accounts-failed': { ...failing('/api/accounts'), title: 'Accounts failed', path: '' },
    'dashboard-payments-failed': { ...failing('/api/payments'), title: 'Payments failed', path: '' },
    notifications: {
      title: 'Notifications',
      path: '',
      steps: [click('Notifications*'), sees('Exchange rate alert')],
    },
    navigation: { title: 'Navigation', path: '', only: 'phone', dialog: true, steps: [click('Open navigation')] },
    palette: { title: 'Search', path: '', dialog: true, steps: [{ action: 'key', key: 'k', ctrlKey: true }] },
    shortcuts: { title: 'Keyboard shortcuts', path: '', dialog: true, steps: [{ action: 'key', key: '?' }] },
    analytics: { title: 'Analytics', path: '?analytics', dialog: true },
    statement: { title: 'Statement', path: '?statement=GBP', dialog: true },
    'add-funds': { title: 'Add funds', path: '?fund=GBP', dialog: true },
  },
  Accounts: {
    accounts: { title: 'Accounts', path: 'accounts', whole: true },
    'accounts-empty': { title: 'Empty', path: 'accounts', scenario: 'empty', whole: true },
    'accounts-loading': { ...loading('/api/accounts'), path: 'accounts' },
    'accounts-failed': { ...failing('/api/accounts'), path: 'accounts' },
    'account-new': { title: 'New account', path: 'accounts', dialog: true, steps: [click('Create Account')] },
    'account-details': { title: 'Details', path: 'accounts', dialog: true, steps: [click('View Details*')] },
  },
  Payments: {
    payments: { title: 'Payments', path: 'payments' },
    'payments-large': { title: 'Ten thousand', path: 'payments', scenario: 'enterprise' },
    'payments-empty': { title: 'Empty', path: 'payments', scenario: 'empty', whole: true },
    'payments-none-found': { title: 'None found', path: 'payments?q=nobody-at-all', whole: true },
    'payments-loading': { ...loading('/api/payments'), path: 'payments' },
    'payments-failed': { ...failing('/api/payments'), path: 'payments' },
    'payments-filters': { title: 'Filters', path: 'payments?status=settled', dialog: true, steps: [click('Filters*')] },
    payment: { title: 'Settled', path: 'payments?status=settled', dialog: true, steps: [row('Payments')] },
    'payment-processing': {
      title: 'In processing',
      path: 'payments?status=processing',
      dialog: true,
      steps: [row('Payments')],
    },
    'payment-failed': { title: 'Failed', path: 'payments?status=failed', dialog: true, steps: [row('Payments')] },
    'payment-new': { title: 'New payment', path: 'payments?pay=', dialog: true },
    'payment-new-eur': { title: 'In euros', path: 'payments?pay=EUR', dialog: true },
    'payment-new-errors': {
      title: 'Nothing entered',
      path: 'payments?pay=',
      dialog: true,
      steps: [click('Send payment')],
    },
    'payment-new-filled': {
      title: 'More than the balance',
      path: 'payments?pay=GBP',
      dialog: true,
      steps: [fillForm('Beneficiary name'), fill('Amount', '999999999.99')],
    },
    'payment-sent': {
      title: 'Sent',
      path: 'payments?pay=EUR',
      steps: [fillForm('Beneficiary name'), click('Send *'), sees('Payment created')],
    },
  },
  Cards: {
    cards: { title: 'Cards', path: 'cards', whole: true },
    'cards-empty': { title: 'Empty', path: 'cards', scenario: 'empty', whole: true },
    'cards-loading': { ...loading('/api/cards'), path: 'cards' },
    'cards-failed': { ...failing('/api/cards'), path: 'cards' },
    'card-new': { title: 'New card', path: 'cards', dialog: true, steps: [click('New Card')] },
    'card-limits': { title: 'Limits', path: 'cards', dialog: true, steps: [click('Set Limits*')] },
    'card-transactions': { title: 'Transactions', path: 'cards', dialog: true, steps: [click('Transactions*')] },
    'card-details': { title: 'Details', path: 'cards', dialog: true, steps: [click('View Details*')] },
  },
  'Currency exchange': {
    'currency-exchange': { title: 'Currency exchange', path: 'currency-exchange', whole: true },
    'currency-exchange-quoted': {
      title: 'Rate held',
      path: 'currency-exchange',
      whole: true,
      steps: [click('Get Quote'), sees('Rate held')],
    },
    'currency-exchange-expired': {
      title: 'Rate expired',
      path: 'currency-exchange',
      whole: true,
      steps: [click('Get Quote'), sees('Rate held'), advance('60s'), sees('Quote expired, get a new one')],
    },
    'currency-exchange-traded': {
      title: 'Traded',
      path: 'currency-exchange',
      whole: true,
      steps: [click('Get Quote'), sees('Rate held'), click('Execute Trade'), sees('Trade executed')],
    },
    'currency-exchange-too-much': {
      title: 'More than the balance',
      path: 'currency-exchange',
      whole: true,
      steps: [fill('Amount', '99000000')],
    },
    'currency-exchange-loading': { ...loading('/api/fx/rates'), path: 'currency-exchange' },
    'currency-exchange-failed': { ...failing('/api/fx/rates'), path: 'currency-exchange' },
  },
  Integrations: {
    'psp-integrations': { title: 'Integrations', path: 'psp-integrations', whole: true },
    'psp-integrations-methods': { title: 'Payment methods', path: 'psp-integrations?tab=lpm', whole: true },
    'psp-integrations-checkout': { title: 'Checkout', path: 'psp-integrations?tab=checkout', whole: true },
    'psp-integrations-anti-fraud': { title: 'Anti-fraud', path: 'psp-integrations?tab=anti-fraud', whole: true },
  },
  Settings: {
    settings: { title: 'Settings', path: 'settings', whole: true },
    'settings-suspended': { title: 'Suspended', path: 'settings', scenario: 'suspended', whole: true },
    'settings-users': { title: 'Users', path: 'settings?tab=users', whole: true },
    'settings-invite': {
      title: 'Invite a user',
      path: 'settings?tab=users',
      dialog: true,
      steps: [click('Invite User')],
    },
    'settings-api-keys': { title: 'API keys', path: 'settings?tab=api-keys', whole: true },
    'settings-webhooks': { title: 'Webhooks', path: 'settings?tab=webhooks', whole: true },
    'settings-compliance': { title: 'Compliance', path: 'settings?tab=compliance', whole: true },
    'settings-document': {
      title: 'A document',
      path: 'settings?tab=compliance',
      dialog: true,
      steps: [click('View *')],
    },
    'settings-audit-log': { title: 'Audit log', path: 'settings?tab=audit-log', whole: true },
    'settings-audit-filter': {
      title: 'Filter of the audit log',
      path: 'settings?tab=audit-log',
      whole: true,
      steps: [click('Filter*')],
    },
    'settings-failed': { ...failing('/api/organizations'), path: 'settings' },
  },
  'Business verification': {
    verification: { title: 'Business verification', ...onboarding },
    'verification-profile': { title: 'Business profile', ...onboarding, steps: [click('Business Profile*')] },
    'verification-owners': { title: 'Owners', ...onboarding, steps: [click('Beneficial Owners*')] },
    'verification-directors': { title: 'Directors', ...onboarding, steps: [click('3Directors')] },
    'verification-documents': { title: 'Documents', ...later, steps: [click('Documents*')] },
    'verification-compliance': { title: 'Compliance', ...later, steps: [click('Compliance*')] },
    'verification-new-owner': {
      title: 'New owner',
      path: 'verify',
      scenario: 'onboarding',
      dialog: true,
      steps: [click('Add Beneficial Owner*')],
    },
    'verification-owner': {
      title: 'An owner',
      path: 'verify',
      scenario: 'onboarding',
      dialog: true,
      steps: [click('Edit *')],
    },
    'verification-new-director': {
      title: 'New director',
      path: 'verify',
      scenario: 'onboarding',
      dialog: true,
      steps: [click('3Directors'), click('Add Director*')],
    },
    'verification-finished': {
      title: 'All steps done, review held',
      ...onboarding,
      steps: [
        { action: 'hold review' },
        click('Business Profile*'),
        fillForm('Registration Number'),
        click('Continue'),
        waitFor('owners'),
        click('Continue'),
        waitFor('directors'),
        click('Continue'),
        fillPart('documents'),
        click('Continue'),
        fillForm('Expected Monthly Volume'),
        click('Complete Verification'),
        sees('activated yet'),
      ],
    },
    'verification-suspended': { title: 'Suspended', path: 'verify', scenario: 'suspended', whole: true },
    'verification-done': { title: 'Verified', ...later },
  },
  // A screen shows the latest mail, and that of each scenario is another.
  Mails: {
    'mail-verify-email': { title: 'Verify your email', path: 'auth', scenario: 'unverified', signedOut: true, ...mail },
    'mail-received': {
      title: 'Application received',
      path: 'verify',
      scenario: 'onboarding',
      steps: [click('Business Profile*'), fillForm('Registration Number'), click('Continue'), waitFor('owners')],
      ...mail,
    },
    'mail-owner-rejected': { title: 'Owner rejected', path: 'verify', scenario: 'onboarding', ...mail },
    'mail-verified': { title: 'Company verified', path: '', scenario: 'empty', ...mail },
    'mail-suspended': { title: 'Company suspended', path: '', scenario: 'suspended', ...mail },
    'mail-payment-failed': { title: 'Payment failed', path: 'payments', ...mail },
  },
} as const satisfies Readonly<Record<string, Screens>>

/** The screens by name. */
export const screens: Screens = Object.assign({}, ...Object.values<Screens>(SCREENS)) as Screens
