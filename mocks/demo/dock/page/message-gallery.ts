import type { Bank } from '../../../bank/store/bank.ts'
import type { Fault } from '../../../bank/store/network-state.ts'
import { endSession } from '../../../bank/http/session/sign-in.ts'
import { loadCustomer } from './customer.ts'
import { owners, pay, profile, signIn, signUp, type Scene } from './gallery-steps.ts'
import { fill, go, gone, PATIENCE, press, sees } from './driver.ts'
import { enterDashboard } from './sign-in-as-person.ts'

export interface GalleryMessage {
  id: string
  text: string
  where: string
  show: (scene: Scene) => Promise<void>
}

const DOWN = { status: 503, body: 'The bank is under maintenance. Please try again later' }

/** The product's messages, each shown on its real screen: a fault sets the bank's answer, and the page is operated. */
export const messages: readonly GalleryMessage[] = [
  {
    id: 'login-failed',
    text: 'Login failed',
    where: 'Sign in, refused by the bank',
    async show(scene) {
      scene.once('POST', '/api/login', { status: 401, body: 'Invalid email or password' })
      await signIn(scene)
    },
  },
  {
    id: 'email-not-verified',
    text: 'Please verify your email before logging in. …',
    where: 'Sign in, email not verified',
    async show(scene) {
      scene.once('POST', '/api/login', { status: 403, body: 'Email not verified' })
      await signIn(scene)
    },
  },
  {
    id: 'registration-failed',
    text: 'Registration failed',
    where: 'Create account, email taken',
    async show(scene) {
      scene.once('POST', '/api/register', { status: 409, body: 'An account with this email already exists' })
      await signUp(scene)
    },
  },
  { id: 'registered', text: 'Account created successfully!', where: 'Create account', show: signUp },
  {
    id: 'logout-failed',
    text: 'Logout failed',
    where: 'Header',
    async show(scene) {
      await scene.enter()
      scene.go('/')
      scene.once('POST', '/api/logout', DOWN)
      await press('Logout')
    },
  },
  {
    id: 'token-expired',
    text: 'Verification token has expired',
    where: 'Email verification',
    show: async (scene) => verification(scene, { status: 410, body: 'Verification token has expired' }),
  },
  {
    id: 'no-token',
    text: 'Invalid verification link',
    where: 'Email verification without a token',
    show: async ({ go: to }) => to('/verify-email'),
  },
  {
    id: 'verification-failed',
    text: 'Verification failed',
    where: 'Email verification, no reason given',
    show: async (scene) => verification(scene, { status: 500, body: '' }),
  },
  {
    id: 'verification-lost',
    text: 'Failed to verify email. Please try again.',
    where: 'Email verification, no answer',
    show: async (scene) => verification(scene, { lost: true }),
  },
  {
    id: 'resend-failed',
    text: 'Failed to resend verification email',
    where: 'Email verification: asks for an email, then press OK',
    async show(scene) {
      scene.go('/verify-email')
      scene.once('POST', '/api/resend-verification', { status: 500, body: '' })
      await press('Resend Verification Email')
    },
  },
  {
    id: 'owners-required',
    text: 'UBOs required',
    where: 'Business verification, step 2 with nobody added',
    async show(scene) {
      await owners(scene)
      scene.once('GET', '/api/kyc/list', { status: 200, body: '[]' })
      scene.bank.options.announce(['/api/kyc/list'])
      await gone('[data-part="owners"] [aria-label^="Edit "]')
      await press('Continue')
    },
  },
  {
    id: 'profile-submitted',
    text: 'Business profile submitted',
    where: 'Business verification, step 1',
    async show(scene) {
      await scene.enter()
      scene.once('POST', '/api/kyb/submit', { status: 201, body: '{}' })
      await profile(scene)
    },
  },
  {
    id: 'profile-refused',
    text: 'Error · 422: This registration number is not known',
    where: 'Business verification, step 1',
    async show(scene) {
      await scene.enter()
      scene.once('POST', '/api/kyb/submit', { status: 422, body: 'This registration number is not known' })
      await profile(scene)
    },
  },
  {
    id: 'owner-added',
    text: 'UBO added',
    where: 'Business verification, step 2',
    async show(scene) {
      await owners(scene)
      await press(/^Add (Beneficial )?Owner$/, 'Add Owner')
      await fill('Full Name', scene.customer.others[0] ?? '')
      await fill('Date of Birth', '1981-04-12')
      await fill('Nationality', scene.customer.nationality)
      await fill('Ownership Percentage', '25')
      // Whether another owner fits depends on the scenario; the message does not.
      scene.once('POST', '/api/kyc/ubo', { status: 201, body: '{}' })
      await press('Add Owner')
    },
  },
  {
    id: 'mutation-failed',
    text: 'Error · 503: The bank is under maintenance. …',
    where: 'Any change, here a new payment',
    async show(scene) {
      scene.once('POST', '/api/payments', DOWN)
      await pay(scene)
    },
  },
  { id: 'payment-created', text: 'Payment created', where: 'Payments', show: pay },
  {
    id: 'no-quote',
    text: 'Please get a quote first.',
    where: 'Currency exchange',
    async show(scene) {
      await scene.enter()
      scene.go('/currency-exchange')
      await press('Execute Trade')
    },
  },
  {
    id: 'trade-executed',
    text: 'Trade executed',
    where: 'Currency exchange',
    async show({ go: to, enter }) {
      await enter()
      to('/currency-exchange')
      await fill('Amount', '100')
      await press('Get Quote')
      await sees('Rate held')
      await press('Execute Trade')
    },
  },
  {
    id: 'account-created',
    text: 'Account created',
    where: 'Accounts',
    async show({ go: to, enter }) {
      await enter()
      to('/accounts')
      await press('Create Account')
      await fill('Currency', 'CAD')
      await press('Create CAD account')
    },
  },
  {
    id: 'card-created',
    text: 'Card created',
    where: 'Cards',
    async show({ customer, go: to, enter }) {
      await enter()
      to('/cards')
      await press('New Card')
      await fill('Currency', customer.currency)
      await fill('Cardholder name', customer.others[0] ?? '')
      await press('Create Card')
    },
  },
  {
    id: 'organization-updated',
    text: 'Organization updated',
    where: 'Settings',
    async show({ bank, go: to, enter }) {
      await enter()
      to('/settings')
      await fill('Website', `https://trade.${bank.signedIn()?.email.split('@')[1] ?? 'company.example'}`)
      await press('Save Changes')
    },
  },
  {
    id: 'card-updated',
    text: 'Card updated',
    where: 'Cards',
    async show(scene) {
      await scene.enter()
      scene.go('/cards')
      await press('Freeze')
    },
  },
]

async function verification(scene: Scene, answer: Pick<Fault, 'status' | 'body' | 'lost'>): Promise<void> {
  scene.once('GET', '/api/verify-email', answer)
  scene.go(`/verify-email?token=${scene.bank.random.uuid()}`)
}

export async function showMessage(bank: Bank, id: string): Promise<void> {
  const message = messages.find((candidate) => candidate.id === id)
  if (!message) throw new Error('There is no such message.')
  const faults = new Set<string>()
  const withdraw = () => {
    const left = bank.network.faults.filter((fault) => !faults.has(fault.id))
    if (left.length < bank.network.faults.length) void bank.setNetwork({ faults: left })
  }
  try {
    const customer = await loadCustomer(bank)
    await message.show({
      bank,
      customer,
      go: (path) => go(bank.options.basePath, path),
      once(method, path, answer) {
        const fault = { id: bank.random.uuid(), method, path, once: true, ...answer }
        faults.add(fault.id)
        void bank.setNetwork({ faults: [...bank.network.faults, fault] })
      },
      enter: () => enterDashboard(bank),
      async leave() {
        if (bank.signedIn()) await endSession(bank)
      },
    })
  } catch (error) {
    withdraw()
    throw error
  }
  whenOver(withdraw)
}

/** Runs `work` after a moment, and after any dialog that opened has closed: a call not made by then never comes. */
function whenOver(work: () => void): void {
  setTimeout(() => {
    if (document.querySelector('[role=dialog]')) whenOver(work)
    else work()
  }, PATIENCE)
}
