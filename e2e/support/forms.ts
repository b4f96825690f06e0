import type { Locator, Page } from '@playwright/test'
import type { App } from './test.ts'

export interface FilledForm {
  /** The call that it sends. */
  path: string
  at: string
  signedOut?: true
  scenario?: string
  /** Shows the form, where the page does not do so by itself. */
  open?: (page: Page) => Promise<void>
  submit: string | RegExp
  /** A field that has to keep its text. */
  field: string
  /** The product does not read the reply, so an empty one is a success. */
  replyUnread?: true
}

const press =
  (name: string | RegExp, role: 'button' | 'tab' = 'button') =>
  (page: Page) =>
    page.getByRole(role, { name }).click()

/** Every form of the product that sends a call. */
export const FORMS: readonly [FilledForm, ...FilledForm[]] = [
  { path: '/api/payments', at: '/payments?pay=GBP', submit: /^Send £/, field: 'Beneficiary name' },
  {
    path: '/api/accounts',
    at: '/accounts',
    open: press('Create Account'),
    submit: /^Create \w+ account$/,
    field: 'Label (optional)',
  },
  { path: '/api/cards', at: '/cards', open: press('New Card'), submit: 'Create Card', field: 'Cardholder name' },
  { path: '/api/fx/quote', at: '/currency-exchange', submit: 'Get Quote', field: 'Amount' },
  { path: '/api/organizations/:id', at: '/settings', submit: 'Save Changes', field: 'Address', replyUnread: true },
  {
    path: '/api/kyb/submit',
    at: '/verify',
    scenario: 'empty',
    open: press(/Business Profile/, 'tab'),
    submit: 'Continue',
    field: 'Registered Address',
    replyUnread: true,
  },
  {
    path: '/api/kyc/ubo',
    at: '/verify',
    scenario: 'onboarding',
    open: press('Add Beneficial Owner'),
    submit: 'Add Owner',
    field: 'Full Name',
    replyUnread: true,
  },
  { path: '/api/login', at: '/auth', signedOut: true, submit: 'Sign In', field: 'Email' },
  {
    path: '/api/register',
    at: '/signup',
    signedOut: true,
    submit: 'Create Account',
    field: 'Company Name',
    replyUnread: true,
  },
]

/** Opens the page of a form and fills it in; returns the submit button. */
export async function openForm(app: App, form: FilledForm): Promise<Locator> {
  const { at, signedOut, scenario = 'established', open } = form
  // A change of the fragment alone does not reload the page.
  await app.page.goto('about:blank')
  const page = await app.open(at, { signedIn: !signedOut, scenario, link: { dock: 'off' } })
  await open?.(page)
  await page.getByLabel(form.field, { exact: true }).focus()
  await page.evaluate(() => window.corridor.fill())
  return page.getByRole('button', { name: form.submit, exact: true })
}

/** How often the page has sent the call of this form. */
export const timesSent = (page: Page, { path }: FilledForm): Promise<number> =>
  page.evaluate(async (pattern) => {
    const meets = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`)
    return (await window.corridor.requests()).filter((call) => call.method !== 'GET' && meets.test(call.path)).length
  }, path)
