import type { Locator, Page } from '@playwright/test'
import type { App } from './test.ts'

export interface FilledForm {
  at: string
  signedOut?: boolean
  scenario?: string
  path: string
  fill: (page: Page) => Promise<void>
  submit: string
  kept: [label: string, value: string]
  /** The product does not read the reply, so an empty one is a success. */
  replyUnread?: boolean
}

const choose = (page: Page, label: string, option: string) =>
  page.getByLabel(label, { exact: true }).selectOption(option)
const type = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)

/** Every form of the product that sends a call. */
export const FORMS: readonly FilledForm[] = [
  {
    at: '/payments?pay=GBP',
    path: '/api/payments',
    fill: async (page) => {
      await page.getByRole('radio', { name: 'Faster Payments' }).check()
      await type(page, 'Amount', '12.50')
      await type(page, 'Beneficiary name', 'Tom Okafor')
      await type(page, 'Beneficiary account', '99-40-27 58201173')
    },
    submit: 'Send £12.50',
    kept: ['Beneficiary name', 'Tom Okafor'],
  },
  {
    at: '/accounts',
    path: '/api/accounts',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Create Account' }).click()
      await choose(page, 'Currency', 'EUR')
      await type(page, 'Label (optional)', 'Roasters')
    },
    submit: 'Create EUR account',
    kept: ['Label (optional)', 'Roasters'],
  },
  {
    at: '/cards',
    path: '/api/cards',
    fill: async (page) => {
      await page.getByRole('button', { name: 'New Card' }).click()
      await choose(page, 'Currency', 'GBP')
      await type(page, 'Cardholder name', 'Tom Okafor')
    },
    submit: 'Create Card',
    kept: ['Cardholder name', 'Tom Okafor'],
  },
  {
    at: '/currency-exchange',
    path: '/api/fx/quote',
    fill: (page) => type(page, 'Amount', '2500.50'),
    submit: 'Get Quote',
    kept: ['Amount', '2,500.50'],
  },
  {
    at: '/settings',
    path: '/api/organizations/:id',
    replyUnread: true,
    fill: (page) => type(page, 'Address', '7 Mill Lane, Leeds'),
    submit: 'Save Changes',
    kept: ['Address', '7 Mill Lane, Leeds'],
  },
  {
    at: '/verify',
    scenario: 'empty',
    path: '/api/kyb/submit',
    replyUnread: true,
    fill: async (page) => {
      await page.getByRole('tab', { name: /Business Profile/ }).click()
      await type(page, 'Registration Number', '09876543')
      await choose(page, 'Entity Type', 'limited')
      await type(page, 'Registered Address', '1 Dock Road')
      await choose(page, 'Number of Directors', '2')
    },
    submit: 'Continue',
    kept: ['Registered Address', '1 Dock Road'],
  },
  {
    at: '/verify',
    scenario: 'onboarding',
    path: '/api/kyc/ubo',
    replyUnread: true,
    fill: async (page) => {
      await page.getByRole('button', { name: 'Add Beneficial Owner' }).click()
      await type(page, 'Full Name', 'Tom Okafor')
      await type(page, 'Date of Birth', '1980-05-04')
      await choose(page, 'Nationality', 'GB')
      await type(page, 'Ownership Percentage', '25')
    },
    submit: 'Add Owner',
    kept: ['Full Name', 'Tom Okafor'],
  },
  {
    at: '/auth',
    signedOut: true,
    path: '/api/login',
    fill: async (page) => {
      await type(page, 'Email', 'sarah@halden.example')
      await type(page, 'Password', 'corridor-demo')
    },
    submit: 'Sign In',
    kept: ['Email', 'sarah@halden.example'],
  },
  {
    at: '/signup',
    signedOut: true,
    path: '/api/register',
    replyUnread: true,
    fill: async (page) => {
      await type(page, 'Company Name', 'Tamar Trading Ltd')
      await choose(page, 'Country', 'GB')
      await type(page, 'Contact Name', 'Rosa Tamar')
      await type(page, 'Business Email', 'rosa.tamar@tamar.example')
      await type(page, 'Phone Number', '+44 20 7946 0000')
      await type(page, 'Password', 'quiet-harbour')
      await page.getByLabel('I agree to the Terms of Service and Privacy Policy').check()
    },
    submit: 'Create Account',
    kept: ['Company Name', 'Tamar Trading Ltd'],
  },
]

/** Opens the page of a form and fills it in; returns the submit button. */
export async function openForm(app: App, form: FilledForm): Promise<Locator> {
  const { at, signedOut, scenario = 'established' } = form
  // A change of the fragment alone does not reload the page.
  await app.page.goto('about:blank')
  const page = await app.open(at, { signedIn: !signedOut, scenario, link: { dock: 'off' } })
  await form.fill(page)
  return page.getByRole('button', { name: form.submit, exact: true })
}

/** How often the page has sent the call of this form. */
export const timesSent = (page: Page, { path }: FilledForm): Promise<number> =>
  page.evaluate(async (pattern) => {
    const meets = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`)
    return (await window.corridor.requests()).filter((call) => call.method !== 'GET' && meets.test(call.path)).length
  }, path)
