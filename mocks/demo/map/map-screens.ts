import type { ScenarioName } from '../../bank/scenarios/catalogue.ts'
import { advance, click, fill, fillForm, fillPart, sees, waitFor } from '../tours/actions.ts'
import type { Screen, ScreenStep } from './screen.ts'

type Screens = Readonly<Record<string, Screen>>
type Entry = (title: string, path: string, ...steps: readonly ScreenStep[]) => Screen

const screen: Entry = (title, path, ...steps) => ({ title, path, ...(steps.length > 0 && { steps }) })
/** Its picture takes the whole page. */
const page: Entry = (...entry) => ({ ...screen(...entry), whole: true })
const dialog: Entry = (...entry) => ({ ...screen(...entry), dialog: true })
const mail: Entry = (...entry) => ({ ...screen(...entry), inbox: true })
const signedOut = (shown: Screen): Screen => ({ ...shown, signedOut: true })
const withScenario = (scenario: ScenarioName, shown: Screen): Screen => ({ ...shown, scenario })

/** The page while its calls of one path fail, or never end. */
const failing = (path: string, api: string, title = 'Loading failed'): Screen => ({
  ...page(title, path),
  fault: { path: api, status: 503 },
})
const loading = (path: string, api: string): Screen => ({
  ...screen('Loading', path),
  fault: { path: api, delay: 600_000 },
})

const row = (table: string): ScreenStep => ({ action: 'open row', table })
const key = (pressed: string, ctrlKey?: true): ScreenStep => ({
  action: 'key',
  key: pressed,
  ...(ctrlKey && { ctrlKey }),
})

/** Every page, tab, dialog, sheet and mail, and what they show while they are empty, load, or after a failure. */
export const SCREENS = {
  'Sign-in': {
    'sign-in': signedOut(screen('Sign-in', 'auth')),
    'sign-in-errors': signedOut(page('Nothing entered', 'auth', click('Sign In'))),
    'sign-in-refused': signedOut(
      page(
        'Wrong password',
        'auth',
        fill('Email', 'sarah@halden.example'),
        fill('Password', 'not-the-password'),
        click('Sign In'),
        sees('Login failed'),
      ),
    ),
    'sign-in-forgot': signedOut(dialog('Forgotten password', 'auth', click('Forgot password?'))),
  },
  'Sign-up': {
    'sign-up': signedOut(page('Sign-up', 'signup')),
    'sign-up-errors': signedOut(page('Nothing entered', 'signup', click('Create Account'))),
    'sign-up-terms': signedOut(dialog('Terms', 'signup', click('Terms of Service'))),
    'check-your-email': signedOut(
      page('Check your email', 'signup', fillForm('Company Name'), click('Create Account'), sees('Check Your Email')),
    ),
    'verify-email': signedOut(screen('Link without a token', 'verify-email')),
    'verify-email-unreachable': signedOut(failing('verify-email?token=unknown', '/api/verify-email')),
    'not-found': signedOut(screen('No such page', 'no-such-page')),
  },
  Dashboard: {
    dashboard: page('Dashboard', ''),
    'dashboard-empty': withScenario('empty', page('Empty', '')),
    'dashboard-onboarding': withScenario('onboarding', page('Being verified', '')),
    'dashboard-suspended': withScenario('suspended', page('Suspended', '')),
    'dashboard-loading': loading('', '/api/accounts'),
    'dashboard-accounts-failed': failing('', '/api/accounts', 'Accounts failed'),
    'dashboard-payments-failed': failing('', '/api/payments', 'Payments failed'),
    notifications: screen('Notifications', '', click('Notifications*'), sees('Exchange rate alert')),
    navigation: { ...dialog('Navigation', '', click('Open navigation')), only: 'phone' },
    palette: dialog('Search', '', key('k', true)),
    shortcuts: dialog('Keyboard shortcuts', '', key('?')),
    analytics: dialog('Analytics', '?analytics'),
    statement: dialog('Statement', '?statement=GBP'),
    'add-funds': dialog('Add funds', '?fund=GBP'),
  },
  Accounts: {
    accounts: page('Accounts', 'accounts'),
    'accounts-empty': withScenario('empty', page('Empty', 'accounts')),
    'accounts-loading': loading('accounts', '/api/accounts'),
    'accounts-failed': failing('accounts', '/api/accounts'),
    'account-new': dialog('New account', 'accounts', click('Create Account')),
    'account-details': dialog('Details', 'accounts', click('View Details*')),
  },
  Payments: {
    payments: screen('Payments', 'payments'),
    'payments-large': withScenario('enterprise', screen('Ten thousand', 'payments')),
    'payments-empty': withScenario('empty', page('Empty', 'payments')),
    'payments-none-found': page('None found', 'payments?q=nobody-at-all'),
    'payments-loading': loading('payments', '/api/payments'),
    'payments-failed': failing('payments', '/api/payments'),
    'payments-filters': dialog('Filters', 'payments?status=settled', click('Filters*')),
    payment: dialog('Settled', 'payments?status=settled', row('Payments')),
    'payment-processing': dialog('In processing', 'payments?status=processing', row('Payments')),
    'payment-failed': dialog('Failed', 'payments?status=failed', row('Payments')),
    'payment-new': dialog('New payment', 'payments?pay='),
    'payment-new-eur': dialog('In euros', 'payments?pay=EUR'),
    'payment-new-errors': dialog('Nothing entered', 'payments?pay=', click('Send payment')),
    'payment-new-filled': dialog(
      'More than the balance',
      'payments?pay=GBP',
      fillForm('Beneficiary name'),
      fill('Amount', '999999999.99'),
    ),
    'payment-sent': screen(
      'Sent',
      'payments?pay=EUR',
      fillForm('Beneficiary name'),
      click('Send *'),
      sees('Payment created'),
    ),
  },
  Cards: {
    cards: page('Cards', 'cards'),
    'cards-empty': withScenario('empty', page('Empty', 'cards')),
    'cards-loading': loading('cards', '/api/cards'),
    'cards-failed': failing('cards', '/api/cards'),
    'card-new': dialog('New card', 'cards', click('New Card')),
    'card-limits': dialog('Limits', 'cards', click('Set Limits*')),
    'card-transactions': dialog('Transactions', 'cards', click('Transactions*')),
    'card-details': dialog('Details', 'cards', click('View Details*')),
  },
  'Currency exchange': {
    'currency-exchange': page('Currency exchange', 'currency-exchange'),
    'currency-exchange-quoted': page('Rate held', 'currency-exchange', click('Get Quote'), sees('Rate held')),
    'currency-exchange-expired': page(
      'Rate expired',
      'currency-exchange',
      click('Get Quote'),
      sees('Rate held'),
      advance('60s'),
      sees('Quote expired, get a new one'),
    ),
    'currency-exchange-traded': page(
      'Traded',
      'currency-exchange',
      click('Get Quote'),
      sees('Rate held'),
      click('Execute Trade'),
      sees('Trade executed'),
    ),
    'currency-exchange-too-much': page('More than the balance', 'currency-exchange', fill('Amount', '99000000')),
    'currency-exchange-loading': loading('currency-exchange', '/api/fx/rates'),
    'currency-exchange-failed': failing('currency-exchange', '/api/fx/rates'),
  },
  Integrations: {
    'psp-integrations': page('Integrations', 'psp-integrations'),
    'psp-integrations-methods': page('Payment methods', 'psp-integrations?tab=lpm'),
    'psp-integrations-checkout': page('Checkout', 'psp-integrations?tab=checkout'),
    'psp-integrations-anti-fraud': page('Anti-fraud', 'psp-integrations?tab=anti-fraud'),
  },
  Settings: {
    settings: page('Settings', 'settings'),
    'settings-suspended': withScenario('suspended', page('Suspended', 'settings')),
    'settings-users': page('Users', 'settings?tab=users'),
    'settings-invite': dialog('Invite a user', 'settings?tab=users', click('Invite User')),
    'settings-api-keys': page('API keys', 'settings?tab=api-keys'),
    'settings-webhooks': page('Webhooks', 'settings?tab=webhooks'),
    'settings-compliance': page('Compliance', 'settings?tab=compliance'),
    'settings-document': dialog('A document', 'settings?tab=compliance', click('View *')),
    'settings-audit-log': page('Audit log', 'settings?tab=audit-log'),
    'settings-audit-filter': page('Filter of the audit log', 'settings?tab=audit-log', click('Filter*')),
    'settings-failed': failing('settings', '/api/organizations'),
  },
  'Business verification': {
    verification: withScenario('onboarding', page('Business verification', 'verify')),
    'verification-profile': withScenario('onboarding', page('Business profile', 'verify', click('Business Profile*'))),
    'verification-owners': withScenario('onboarding', page('Owners', 'verify', click('Beneficial Owners*'))),
    'verification-directors': withScenario('onboarding', page('Directors', 'verify', click('3Directors'))),
    // With the scenario `established`, because the later steps are locked in `onboarding`.
    'verification-documents': page('Documents', 'verify', click('Documents*')),
    'verification-compliance': page('Compliance', 'verify', click('Compliance*')),
    'verification-new-owner': withScenario('onboarding', dialog('New owner', 'verify', click('Add Beneficial Owner*'))),
    'verification-owner': withScenario('onboarding', dialog('An owner', 'verify', click('Edit *'))),
    'verification-new-director': withScenario(
      'onboarding',
      dialog('New director', 'verify', click('3Directors'), click('Add Director*')),
    ),
    'verification-finished': withScenario(
      'onboarding',
      page(
        'All steps done, review held',
        'verify',
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
        // Completing the verification opens the dashboard.
        waitFor('figure'),
      ),
    ),
    'verification-suspended': withScenario('suspended', page('Suspended', 'verify')),
    'verification-done': page('Verified', 'verify'),
  },
  // A screen shows the latest mail, and that of each scenario is another.
  Mails: {
    'mail-verify-email': withScenario('unverified', signedOut(mail('Verify your email', 'auth'))),
    'mail-received': withScenario(
      'onboarding',
      mail(
        'Application received',
        'verify',
        click('Business Profile*'),
        fillForm('Registration Number'),
        click('Continue'),
        waitFor('owners'),
      ),
    ),
    'mail-owner-rejected': withScenario('onboarding', mail('Owner rejected', 'verify')),
    'mail-verified': withScenario('empty', mail('Company verified', '')),
    'mail-suspended': withScenario('suspended', mail('Company suspended', '')),
    'mail-payment-failed': mail('Payment failed', 'payments'),
  },
} as const satisfies Readonly<Record<string, Screens>>

/** The screens by name. */
export const screens: Screens = Object.assign({}, ...Object.values<Screens>(SCREENS)) as Screens
