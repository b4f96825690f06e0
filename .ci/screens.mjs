/** @typedef {import('@playwright/test').Page} Page */

/**
 * @typedef {object} Screen
 * @property {string} path
 * @property {string} [scenario] Default: `established`.
 * @property {boolean} [signedOut]
 * @property {boolean} [whole] Takes a picture of the whole page instead of what the window shows.
 * @property {object} [fault] A fault of the bank's network, set before the page loads again.
 * @property {(page: Page) => Promise<unknown>} [open] What a person does then, e.g. to open a dialog.
 * @property {boolean} [dialog] Waits for a dialog.
 * @property {'phone'} [only] Not on wide screens.
 */

/** @param {RegExp | string} name */
const press = (name) => (/** @type {Page} */ page) => page.getByRole('button', { name }).first().click()

/** @param {RegExp | string} name */
const step = (name) => (/** @type {Page} */ page) => page.getByRole('tab', { name }).click()

/** The last of these steps waits for its answer by itself. @param {...((page: Page) => Promise<unknown>)} steps */
const then =
  (...steps) =>
  async (/** @type {Page} */ page) => {
    for (const next of steps) await next(page)
  }

/** @param {string} text */
const amount = (text) => (/** @type {Page} */ page) => page.getByLabel('Amount', { exact: true }).fill(text)

const onboarding = { path: 'verify', scenario: 'onboarding', whole: true }

// With the scenario `established`, because the later steps are locked in `onboarding`.
const later = { path: 'verify', whole: true }

/** @param {string} path */
const failing = (path) => ({ fault: { path, status: 503 } })

/** Every page, tab, dialog and sheet, and what they show while they are empty or after a failure. */
/** @type {Record<string, Screen>} */
export const SCREENS = {
  'sign-in': { path: 'auth', signedOut: true },
  'sign-in-errors': { path: 'auth', signedOut: true, whole: true, open: press('Sign In') },
  'sign-in-refused': {
    path: 'auth',
    signedOut: true,
    whole: true,
    open: async (page) => {
      await page.getByLabel('Email').fill('sarah@halden.example')
      await page.getByLabel('Password', { exact: true }).fill('not-the-password')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await page.getByText('Login failed').first().waitFor()
    },
  },
  'sign-in-forgot': {
    path: 'auth',
    signedOut: true,
    dialog: true,
    open: (page) => page.getByText('Forgot password?').click(),
  },
  'sign-up': { path: 'signup', signedOut: true, whole: true },
  'sign-up-errors': { path: 'signup', signedOut: true, whole: true, open: press('Create Account') },
  'sign-up-terms': {
    path: 'signup',
    signedOut: true,
    dialog: true,
    open: (page) => page.getByText('Terms of Service').click(),
  },
  'check-your-email': {
    path: 'signup',
    signedOut: true,
    whole: true,
    open: async (page) => {
      await page.getByLabel('Company Name').fill('Tamar Trading Ltd')
      await page.getByLabel('Country').selectOption('GB')
      await page.getByLabel('Contact Name').fill('Rosa Tamar')
      await page.getByLabel('Business Email').fill('rosa.tamar@tamar.example')
      await page.getByLabel('Phone Number').fill('+44 20 7946 0000')
      await page.getByLabel('Password', { exact: true }).fill('quiet-harbour')
      await page.getByLabel(/^I agree/).check()
      await page.getByRole('button', { name: 'Create Account' }).click()
      await page.getByText('Check Your Email').waitFor()
    },
  },
  'verify-email': { path: 'verify-email', signedOut: true },
  'verify-email-unreachable': { path: 'verify-email?token=unknown', signedOut: true, ...failing('/api/verify-email') },
  'not-found': { path: 'no-such-page', signedOut: true },
  dashboard: { path: '', whole: true },
  'dashboard-empty': { path: '', scenario: 'empty', whole: true },
  'dashboard-onboarding': { path: '', scenario: 'onboarding', whole: true },
  'dashboard-suspended': { path: '', scenario: 'suspended', whole: true },
  'dashboard-accounts-failed': { path: '', whole: true, ...failing('/api/accounts') },
  'dashboard-payments-failed': { path: '', whole: true, ...failing('/api/payments') },
  notifications: {
    path: '',
    open: then(press(/^Notifications/), (page) => page.getByText('Exchange rate alert').waitFor()),
  },
  navigation: { path: '', only: 'phone', dialog: true, open: press('Open navigation') },
  palette: { path: '', dialog: true, open: (page) => page.keyboard.press('Control+k') },
  shortcuts: { path: '', dialog: true, open: (page) => page.keyboard.press('?') },
  analytics: { path: '?analytics', dialog: true },
  statement: { path: '?statement=GBP', dialog: true },
  accounts: { path: 'accounts', whole: true },
  'accounts-empty': { path: 'accounts', scenario: 'empty', whole: true },
  'accounts-failed': { path: 'accounts', whole: true, ...failing('/api/accounts') },
  'account-new': { path: 'accounts', dialog: true, open: press('Create Account') },
  'account-details': { path: 'accounts', dialog: true, open: press(/View Details/) },
  payments: { path: 'payments' },
  'payments-large': { path: 'payments', scenario: 'enterprise' },
  'payments-empty': { path: 'payments', scenario: 'empty', whole: true },
  'payments-none-found': { path: 'payments?q=nobody-at-all', whole: true },
  'payments-failed': { path: 'payments', whole: true, ...failing('/api/payments') },
  'payments-filters': { path: 'payments?status=settled', dialog: true, open: press(/^Filters/) },
  payment: {
    path: 'payments',
    dialog: true,
    open: (page) => page.getByRole('table', { name: 'Payments' }).getByRole('link').first().click(),
  },
  'payment-failed': {
    path: 'payments?status=failed',
    dialog: true,
    open: (page) => page.getByRole('table', { name: 'Payments' }).getByRole('link').first().click(),
  },
  'payment-new': { path: 'payments?pay=', dialog: true },
  'payment-new-eur': { path: 'payments?pay=EUR', dialog: true },
  'payment-new-errors': { path: 'payments?pay=', dialog: true, open: press('Send payment') },
  'payment-new-filled': {
    path: 'payments?pay=GBP',
    dialog: true,
    open: async (page) => {
      await page.getByRole('radio', { name: 'Faster Payments' }).check()
      await page.getByLabel('Beneficiary name').fill('Tom Okafor')
      await page.getByLabel('Beneficiary account').fill('99-40-27 58201173')
      await page.getByLabel('Amount', { exact: true }).fill('999999999.99')
    },
  },
  cards: { path: 'cards', whole: true },
  'cards-empty': { path: 'cards', scenario: 'empty', whole: true },
  'cards-failed': { path: 'cards', whole: true, ...failing('/api/cards') },
  'card-new': { path: 'cards', dialog: true, open: press('New Card') },
  'card-limits': { path: 'cards', dialog: true, open: press(/Set Limits/) },
  'card-transactions': { path: 'cards', dialog: true, open: press(/Transactions/) },
  'card-details': { path: 'cards', dialog: true, open: press(/View Details/) },
  'currency-exchange': { path: 'currency-exchange', whole: true },
  'currency-exchange-quoted': {
    path: 'currency-exchange',
    whole: true,
    open: then(press('Get Quote'), (page) => page.getByText('Rate held').waitFor()),
  },
  'currency-exchange-expired': {
    path: 'currency-exchange',
    whole: true,
    open: then(
      press('Get Quote'),
      (page) => page.getByText('Rate held').waitFor(),
      (page) => page.evaluate(() => Reflect.get(window, 'corridor').advance('60s')),
      (page) =>
        page
          .getByText(/expired/i)
          .first()
          .waitFor(),
    ),
  },
  'currency-exchange-too-much': { path: 'currency-exchange', whole: true, open: amount('99000000') },
  'currency-exchange-failed': { path: 'currency-exchange', whole: true, ...failing('/api/fx/rates') },
  'psp-integrations': { path: 'psp-integrations', whole: true },
  'psp-integrations-methods': { path: 'psp-integrations?tab=lpm', whole: true },
  'psp-integrations-checkout': { path: 'psp-integrations?tab=checkout', whole: true },
  'psp-integrations-anti-fraud': { path: 'psp-integrations?tab=anti-fraud', whole: true },
  settings: { path: 'settings', whole: true },
  'settings-suspended': { path: 'settings', scenario: 'suspended', whole: true },
  'settings-users': { path: 'settings?tab=users', whole: true },
  'settings-invite': { path: 'settings?tab=users', dialog: true, open: press('Invite User') },
  'settings-api-keys': { path: 'settings?tab=api-keys', whole: true },
  'settings-webhooks': { path: 'settings?tab=webhooks', whole: true },
  'settings-compliance': { path: 'settings?tab=compliance', whole: true },
  'settings-document': { path: 'settings?tab=compliance', dialog: true, open: press(/^View /) },
  'settings-audit-log': { path: 'settings?tab=audit-log', whole: true },
  'settings-audit-filter': { path: 'settings?tab=audit-log', whole: true, open: press(/^Filter/) },
  'settings-failed': { path: 'settings', whole: true, ...failing('/api/organizations') },
  verification: onboarding,
  'verification-profile': { ...onboarding, open: step(/Business Profile/) },
  'verification-owners': { ...onboarding, open: step(/Beneficial Owners/) },
  'verification-directors': { ...onboarding, open: step(/Directors/) },
  'verification-documents': { ...later, open: step(/Documents/) },
  'verification-compliance': { ...later, open: step(/Compliance/) },
  'verification-new-owner': { ...onboarding, whole: false, dialog: true, open: press(/Add Beneficial Owner/) },
  'verification-owner': { ...onboarding, whole: false, dialog: true, open: press(/^View or edit/) },
  'verification-new-director': {
    ...onboarding,
    whole: false,
    dialog: true,
    open: then(step(/Directors/), press('Add Director')),
  },
  'verification-suspended': { path: 'verify', scenario: 'suspended', whole: true },
  'verification-done': { path: 'verify', whole: true },
}
