import type { Bank } from '../../../bank/store/bank.ts'
import type { Fault } from '../../../bank/store/network-state.ts'
import { endSession } from '../../../bank/http/session/sign-in.ts'
import { click, fill, fillForm, fillPart, sees } from '../../tours/actions.ts'
import { playAction, type Stage } from '../../tours/play-step.ts'
import type { TourAction } from '../../tours/tour.ts'
import { go, gone, PATIENCE } from './driver.ts'
import { enterDashboard } from './sign-in-as-person.ts'

/** The answer to the next call of this method and path. */
type Answer = Pick<Fault, 'status' | 'body' | 'lost'> & Required<Pick<Fault, 'method' | 'path'>>
type Step = TourAction | Answer | ((bank: Bank) => Promise<void>)

export interface GalleryMessage {
  id: string
  text: string
  where: string
  /** Signs the scenario's person in, or whoever it is out; otherwise both will do. */
  signedIn?: boolean
  page: string | ((bank: Bank) => string)
  do: readonly Step[]
}

const DOWN = { status: 503, body: 'The bank is under maintenance. Please try again later' }

const signIn = [fillForm('Email'), click('Sign In')]
const signUp = [fillForm('Company Name'), click('Create Account')]
const pay = [fillForm('Beneficiary name'), click('Send *')]
// For a verified company the page does not open with a step.
const profile = [click('Business Profile*'), fillForm('Registration Number'), click('Continue')]
const owners = [click('Beneficial Owners*'), sees('25%')]
const verifyEmail = { method: 'GET', path: '/api/verify-email' }
// Another one each time, so that the page opens again.
const anyToken = ({ random }: Bank) => `/verify-email?token=${random.uuid()}`
const submitProfile = { method: 'POST', path: '/api/kyb/submit' }

/** The product's messages, each shown on its real screen: a fault sets the bank's answer, and the page is operated. */
export const messages: readonly GalleryMessage[] = [
  {
    id: 'login-failed',
    text: 'Login failed',
    where: 'Sign in, refused by the bank',
    signedIn: false,
    page: '/auth',
    do: [{ method: 'POST', path: '/api/login', status: 401, body: 'Invalid email or password' }, ...signIn],
  },
  {
    id: 'email-not-verified',
    text: 'Please verify your email before logging in. …',
    where: 'Sign in, email not verified',
    signedIn: false,
    page: '/auth',
    do: [{ method: 'POST', path: '/api/login', status: 403, body: 'Email not verified' }, ...signIn],
  },
  {
    id: 'registration-failed',
    text: 'Registration failed',
    where: 'Create account, email taken',
    signedIn: false,
    page: '/signup',
    do: [
      { method: 'POST', path: '/api/register', status: 409, body: 'An account with this email already exists' },
      ...signUp,
    ],
  },
  {
    id: 'registered',
    text: 'Account created successfully!',
    where: 'Create account',
    signedIn: false,
    page: '/signup',
    do: signUp,
  },
  {
    id: 'logout-failed',
    text: 'Logout failed',
    where: 'Header',
    signedIn: true,
    page: '/',
    do: [{ method: 'POST', path: '/api/logout', ...DOWN }, click('Logout')],
  },
  {
    id: 'token-expired',
    text: 'Verification token has expired',
    where: 'Email verification',
    page: anyToken,
    do: [{ ...verifyEmail, status: 410, body: 'Verification token has expired' }],
  },
  {
    id: 'no-token',
    text: 'Invalid verification link',
    where: 'Email verification without a token',
    page: '/verify-email',
    do: [],
  },
  {
    id: 'verification-failed',
    text: 'Verification failed',
    where: 'Email verification, no reason given',
    page: anyToken,
    do: [{ ...verifyEmail, status: 500, body: '' }],
  },
  {
    id: 'verification-lost',
    text: 'Failed to verify email. Please try again.',
    where: 'Email verification, no answer',
    page: anyToken,
    do: [{ ...verifyEmail, lost: true }],
  },
  {
    id: 'resend-failed',
    text: 'Failed to resend verification email',
    where: 'Email verification: asks for an email, then press OK',
    page: '/verify-email',
    do: [
      { method: 'POST', path: '/api/resend-verification', status: 500, body: '' },
      click('Resend Verification Email'),
    ],
  },
  {
    id: 'owners-required',
    text: 'UBOs required',
    where: 'Business verification, step 2 with nobody added',
    signedIn: true,
    page: '/verify',
    do: [
      ...owners,
      { method: 'GET', path: '/api/kyc/list', status: 200, body: '[]' },
      async ({ options }) => {
        options.announce(['/api/kyc/list'])
        await gone('[data-part="owners"] [aria-label^="Edit "]')
      },
      click('Continue'),
    ],
  },
  {
    id: 'profile-submitted',
    text: 'Business profile submitted',
    where: 'Business verification, step 1',
    signedIn: true,
    page: '/verify',
    do: [{ ...submitProfile, status: 201, body: '{}' }, ...profile],
  },
  {
    id: 'profile-refused',
    text: 'Error · 422: This registration number is not known',
    where: 'Business verification, step 1',
    signedIn: true,
    page: '/verify',
    do: [{ ...submitProfile, status: 422, body: 'This registration number is not known' }, ...profile],
  },
  {
    id: 'owner-added',
    text: 'UBO added',
    where: 'Business verification, step 2',
    signedIn: true,
    page: '/verify',
    // Whether another owner fits depends on the scenario; the message does not.
    do: [
      ...owners,
      fillPart('owners'),
      { method: 'POST', path: '/api/kyc/ubo', status: 201, body: '{}' },
      click('Add Owner'),
    ],
  },
  {
    id: 'mutation-failed',
    text: 'Error · 503: The bank is under maintenance. …',
    where: 'Any change, here a new payment',
    signedIn: true,
    page: '/payments?pay=',
    do: [{ method: 'POST', path: '/api/payments', ...DOWN }, ...pay],
  },
  {
    id: 'payment-created',
    text: 'Payment created',
    where: 'Payments',
    signedIn: true,
    page: '/payments?pay=',
    do: pay,
  },
  {
    id: 'no-quote',
    text: 'Please get a quote first.',
    where: 'Currency exchange',
    signedIn: true,
    page: '/currency-exchange',
    do: [click('Execute Trade')],
  },
  {
    id: 'trade-executed',
    text: 'Trade executed',
    where: 'Currency exchange',
    signedIn: true,
    page: '/currency-exchange',
    do: [fill('Amount', '100'), click('Get Quote'), sees('Rate held'), click('Execute Trade')],
  },
  {
    id: 'account-created',
    text: 'Account created',
    where: 'Accounts',
    signedIn: true,
    page: '/accounts',
    do: [click('Create Account'), fill('Currency', 'CAD'), click('Create CAD account')],
  },
  {
    id: 'card-created',
    text: 'Card created',
    where: 'Cards',
    signedIn: true,
    page: '/cards',
    do: [click('New Card'), fillForm('Cardholder name'), click('Create Card')],
  },
  {
    id: 'organization-updated',
    text: 'Organization updated',
    where: 'Settings',
    signedIn: true,
    page: '/settings',
    do: [fill('Website', 'https://trade.company.example'), click('Save Changes')],
  },
  {
    id: 'card-updated',
    text: 'Card updated',
    where: 'Cards',
    signedIn: true,
    page: '/cards',
    do: [click('Freeze')],
  },
]

const isAnswer = (step: Step): step is Answer => 'method' in step

export async function showMessage(stage: Stage, id: string): Promise<void> {
  const message = messages.find((candidate) => candidate.id === id)
  if (!message) throw new Error('There is no such message.')
  const { bank } = stage
  const { signedIn, page, do: steps } = message
  const faults = new Set<string>()
  const withdraw = () => {
    const left = bank.network.faults.filter((fault) => !faults.has(fault.id))
    if (left.length < bank.network.faults.length) void bank.setNetwork({ faults: left })
  }
  const take = async (step: Step) => {
    if (typeof step === 'function') return step(bank)
    if (!isAnswer(step)) return playAction(stage, step)
    const fault = { id: bank.random.uuid(), once: true, ...step }
    faults.add(fault.id)
    void bank.setNetwork({ faults: [...bank.network.faults, fault] })
    return undefined
  }
  // The page may call at once.
  const before = steps.findIndex((step) => !isAnswer(step))
  const early = before < 0 ? steps : steps.slice(0, before)
  try {
    if (signedIn) await enterDashboard(bank)
    else if (signedIn === false && bank.signedIn()) await endSession(bank)
    for (const step of early) await take(step)
    go(bank.options.basePath, typeof page === 'string' ? page : page(bank))
    for (const step of steps.slice(early.length)) await take(step)
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
