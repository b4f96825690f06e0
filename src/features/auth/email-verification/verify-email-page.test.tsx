import { screen, waitFor, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enter, openPage } from '../../../testing/open-page.tsx'
import { reply, stubBank, UNAUTHORIZED, type Answer, type StubBank } from '../../../testing/stub-bank.ts'
import { VerifyEmailPage } from './verify-email-page.tsx'

const VERIFY = 'GET /api/verify-email'
const RESEND = 'POST /api/resend-verification'
const EXPIRED = reply(410, { error: 'Verification token has expired' })

let bank: StubBank
const prompt = vi.fn<(question?: string) => string | null>()
const alert = vi.fn<(message?: string) => void>()

beforeEach(() => {
  bank = stubBank({ 'GET /api/user': UNAUTHORIZED })
  prompt.mockReset()
  alert.mockReset()
  vi.stubGlobal('prompt', prompt)
  vi.stubGlobal('alert', alert)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (answer: Answer, at = '/verify-email?token=abc') => {
  bank.answer(VERIFY, answer)
  return openPage(<VerifyEmailPage />, { at, signedIn: false })
}
const resendButton = () => screen.findByRole('button', { name: 'Resend Verification Email' })

describe('the verification link', () => {
  it('shows a loading state while the request runs', () => {
    open({ message: 'Email verified successfully' })
    expect(screen.getByRole('heading', { name: 'Verifying your email' })).toBeTruthy()
  })

  it('links to the sign-in page after success', async () => {
    const { person } = open({ message: 'Email verified successfully' })
    expect(await screen.findByText('Email verified successfully')).toBeTruthy()
    expect(bank.calls.find(({ call }) => call === VERIFY)?.search).toBe('?token=abc')
    await person.click(screen.getByRole('link', { name: 'Continue to Login' }))
    expect(screen.getByText('Now at /auth')).toBeTruthy()
  })

  it.each<[string, Answer]>([
    ['has no message', {}],
    ['is empty', reply(200, '')],
  ])('succeeds when the answer %s', async (_, answer) => {
    open(answer)
    expect(await screen.findByText('You can sign in now.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Continue to Login' })).toBeTruthy()
  })

  it('shows no error when the effect runs twice', async () => {
    bank.answer(VERIFY, { message: 'Email verified successfully' })
    openPage(
      <StrictMode>
        <VerifyEmailPage />
      </StrictMode>,
      { at: '/verify-email?token=abc', signedIn: false },
    )
    expect(await screen.findByText('Email verified successfully')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows the expired state for the exact message of the contract', async () => {
    open(EXPIRED)
    expect(await screen.findByText('Verification token has expired')).toBeTruthy()
    expect(await resendButton()).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Back to Login' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toBeTruthy()
  })

  it.each<[string, Answer, string]>([
    ['the message of the bank', reply(400, { error: 'Unknown verification token' }), 'Unknown verification token'],
    ['a default message when the bank sends none', reply(400, { error: '' }), 'Verification failed'],
    ['a default message when the answer is empty', reply(500, ''), 'Verification failed'],
    ['a default message when the answer has no error', reply(400, '{}'), 'Verification failed'],
    ['a default message instead of other JSON', reply(400, { message: 'hm' }), 'Verification failed'],
    ['a default message when a proxy answers with HTML', reply(502, '<html>Bad gateway</html>'), 'Verification failed'],
    [
      'a request to try again when the network fails',
      new TypeError('Failed to fetch'),
      'Failed to verify email. Please try again.',
    ],
    [
      'an error when the message only resembles the expired one',
      reply(410, { error: 'verification token has expired.' }),
      'verification token has expired.',
    ],
  ])('shows %s', async (_, answer, message) => {
    open(answer)
    expect(await screen.findByText(message)).toBeTruthy()
    expect(await resendButton()).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Login' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toBeTruthy()
  })

  it.each(['/verify-email', '/verify-email?token=', '/verify-email?token=%20'])(
    'shows an invalid link without a token: %s',
    async (address) => {
      open({ message: 'never asked' }, address)
      expect(await screen.findByText('Invalid verification link')).toBeTruthy()
      expect(bank.calls.map(({ call }) => call)).not.toContain(VERIFY)
    },
  )
})

describe('resending the e-mail', () => {
  it('sends it to the address entered in the prompt', async () => {
    bank.answer(RESEND, { message: 'Sent' })
    prompt.mockReturnValue(' rosa@tamar.example ')
    const { person } = open(EXPIRED)
    const button = await resendButton()
    // Screen readers announce changes only in live regions that already exist.
    const answer = within(screen.getByRole('main')).getByRole('status')
    expect(answer.textContent).toBe('')
    await person.click(button)
    await within(answer).findByText('Verification email sent! Please check your inbox.')
    expect(alert).toHaveBeenCalledWith('Verification email sent! Please check your inbox.')
    expect(bank.calls.find(({ call }) => call === RESEND)?.body).toEqual({ email: 'rosa@tamar.example' })
  })

  it.each([null, '', '   '])('sends nothing when the prompt returns %j', async (answer) => {
    prompt.mockReturnValue(answer)
    const { person } = open(EXPIRED)
    await person.click(await resendButton())
    expect(prompt).toHaveBeenCalledOnce()
    expect(bank.calls.map(({ call }) => call)).not.toContain(RESEND)
    expect(alert).not.toHaveBeenCalled()
  })

  it.each<[string, Answer, string]>([
    [
      'the message of the bank',
      reply(409, { error: 'This email is already verified' }),
      'This email is already verified',
    ],
    ['a default message when the bank sends none', reply(500, ''), 'Failed to resend verification email'],
    ['a default message instead of other JSON', reply(400, { message: 'hm' }), 'Failed to resend verification email'],
    [
      'a default message when the network fails',
      new TypeError('Failed to fetch'),
      'Failed to resend verification email',
    ],
  ])('alerts a failure with %s', async (_, answer, message) => {
    bank.answer(RESEND, answer)
    prompt.mockReturnValue('rosa@tamar.example')
    const { person } = open(EXPIRED)
    await person.click(await resendButton())
    await waitFor(() => expect(alert).toHaveBeenCalledWith(message))
    expect(screen.getByText(message)).toBeTruthy()
  })

  it('asks with a dialog in a cross-origin frame, where prompts are blocked', async () => {
    vi.stubGlobal('top', {
      get location(): never {
        throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError')
      },
    })
    bank.answer(RESEND, { message: 'Sent' })
    const { person } = open(EXPIRED)
    await person.click(await resendButton())
    expect(await screen.findByRole('dialog', { name: 'Resend Verification Email' })).toBeTruthy()
    expect(prompt).not.toHaveBeenCalled()
    await enter(person, 'Email', 'rosa@tamar.example')
    await person.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Verification email sent! Please check your inbox.')).toBeTruthy()
  })
})
