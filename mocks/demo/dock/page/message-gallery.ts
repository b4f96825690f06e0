import type { Bank } from '../../../bank/store/bank.ts'
import type { Fault } from '../../../bank/store/network-state.ts'
import { endSession } from '../../../bank/http/session/sign-in.ts'
import { click, fill, fillForm, fillPart, sees } from '../../tours/actions.ts'
import { playAction, type Stage } from '../../tours/action-kinds.ts'
import type { TourAction } from '../../tours/tour.ts'
import { go, PATIENCE } from './driver.ts'
import { enterDashboard } from './sign-in-as-person.ts'

/** Answers the next call of this method and path, or with `once: false` all of them until the message is over. */
type Answer = Pick<Fault, 'status' | 'body' | 'lost' | 'once'> & Required<Pick<Fault, 'method' | 'path'>>
type Step = TourAction | Answer | ((bank: Bank) => Promise<void>)

interface GalleryMessage {
  id: string
  text: string
  where: string
  /** Whether somebody has to be signed in for it, or nobody; undefined if that does not matter. */
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

type Parts = [id: string, text: string, where: string, page: GalleryMessage['page'], steps: readonly Step[]]

const anywhere = (...[id, text, where, page, steps]: Parts): GalleryMessage => ({ id, text, where, page, do: steps })
const inside = (...parts: Parts): GalleryMessage => ({ ...anywhere(...parts), signedIn: true })
const outside = (...parts: Parts): GalleryMessage => ({ ...anywhere(...parts), signedIn: false })

/** The product's messages, each shown on its real screen: a fault sets the bank's answer, and the page is operated. */
export const messages: readonly GalleryMessage[] = [
  outside('login-failed', 'Login failed', 'Sign in, refused by the bank', '/auth', [
    { method: 'POST', path: '/api/login', status: 401, body: 'Invalid email or password' },
    ...signIn,
  ]),
  outside(
    'email-not-verified',
    'Please verify your email before logging in. …',
    'Sign in, email not verified',
    '/auth',
    [{ method: 'POST', path: '/api/login', status: 403, body: 'Email not verified' }, ...signIn],
  ),
  outside('registration-failed', 'Registration failed', 'Create account, email taken', '/signup', [
    { method: 'POST', path: '/api/register', status: 409, body: 'An account with this email already exists' },
    ...signUp,
  ]),
  outside('registered', 'Account created successfully!', 'Create account', '/signup', signUp),
  inside('logout-failed', 'Logout failed', 'Header', '/', [
    { method: 'POST', path: '/api/logout', ...DOWN },
    click('Logout'),
  ]),
  anywhere('token-expired', 'Verification token has expired', 'Email verification', anyToken, [
    { ...verifyEmail, status: 410, body: 'Verification token has expired' },
  ]),
  anywhere('no-token', 'Invalid verification link', 'Email verification without a token', '/verify-email', []),
  anywhere('verification-failed', 'Verification failed', 'Email verification, no reason given', anyToken, [
    { ...verifyEmail, status: 500, body: '' },
  ]),
  anywhere(
    'verification-lost',
    'Failed to verify email. Please try again.',
    'Email verification, no answer',
    anyToken,
    [{ ...verifyEmail, lost: true }],
  ),
  anywhere(
    'resend-failed',
    'Failed to resend verification email',
    'Email verification: asks for an email, then press OK',
    '/verify-email',
    [{ method: 'POST', path: '/api/resend-verification', status: 500, body: '' }, click('Resend Verification Email')],
  ),
  inside('owners-required', 'UBOs required', 'Business verification, step 2 with nobody added', '/verify', [
    ...owners,
    // The page may refetch the list by itself, so one empty answer is not enough.
    { method: 'GET', path: '/api/kyc/list', status: 200, body: '[]', once: false },
    async ({ options }) => options.announce(['/api/kyc/list']),
    sees('No owners added yet'),
    click('Continue'),
  ]),
  inside('profile-submitted', 'Business profile submitted', 'Business verification, step 1', '/verify', [
    { ...submitProfile, status: 201, body: '{}' },
    ...profile,
  ]),
  inside(
    'profile-refused',
    'Error · 422: This registration number is not known',
    'Business verification, step 1',
    '/verify',
    [{ ...submitProfile, status: 422, body: 'This registration number is not known' }, ...profile],
  ),
  // Answered here: the bank of a scenario whose owners hold 100 % refuses another one.
  inside('owner-added', 'UBO added', 'Business verification, step 2', '/verify', [
    ...owners,
    fillPart('owners'),
    { method: 'POST', path: '/api/kyc/ubo', status: 201, body: '{}' },
    click('Add Owner'),
  ]),
  inside(
    'mutation-failed',
    'Error · 503: The bank is under maintenance. …',
    'Any change, here a new payment',
    '/payments?pay=',
    [{ method: 'POST', path: '/api/payments', ...DOWN }, ...pay],
  ),
  inside('payment-created', 'Payment created', 'Payments', '/payments?pay=', pay),
  inside('no-quote', 'Please get a quote first.', 'Currency exchange', '/currency-exchange', [click('Execute Trade')]),
  inside('trade-executed', 'Trade executed', 'Currency exchange', '/currency-exchange', [
    fill('Amount', '100'),
    click('Get Quote'),
    sees('Rate held'),
    click('Execute Trade'),
  ]),
  inside('account-created', 'Account created', 'Accounts', '/accounts', [
    click('Create Account'),
    fill('Currency', 'CAD'),
    click('Create CAD account'),
  ]),
  inside('card-created', 'Card created', 'Cards', '/cards', [
    click('New Card'),
    fillForm('Cardholder name'),
    click('Create Card'),
  ]),
  inside('organization-updated', 'Organization updated', 'Settings', '/settings', [
    fill('Website', 'https://trade.company.example'),
    click('Save Changes'),
  ]),
  inside('card-updated', 'Card updated', 'Cards', '/cards', [click('Freeze')]),
]

const isAnswer = (step: Step): step is Answer => 'method' in step

export async function showMessage(stage: Stage, id: string): Promise<void> {
  const message = messages.find((candidate) => candidate.id === id)
  if (!message) throw new Error('There is no such message.')
  const { bank } = stage
  const { signedIn, page, do: steps } = message
  const faults = new Set<string>()
  const withdraw = () => {
    if (!bank.network.faults.some((fault) => faults.has(fault.id))) return
    void bank.setNetwork((network) => ({ faults: network.faults.filter((fault) => !faults.has(fault.id)) }))
  }
  const take = async (step: Step) => {
    if (typeof step === 'function') return step(bank)
    if (!isAnswer(step)) return playAction(stage, step)
    const fault = { id: bank.random.uuid(), once: true, ...step }
    faults.add(fault.id)
    return bank.setNetwork((network) => ({ faults: [...network.faults, fault] }))
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
