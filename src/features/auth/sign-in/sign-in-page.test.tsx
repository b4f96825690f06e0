import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { meetPerson, readPerson } from '../../../api/person.ts'
import { demonstrate } from '../../../demonstration/demonstration.ts'
import { enter, openPage } from '../../../testing/open-page.tsx'
import { SARAH } from '../../../testing/rows.ts'
import { lateAnswer, reply, stubBank, UNAUTHORIZED, type StubBank } from '../../../testing/stub-bank.ts'
import { SignInPage } from './sign-in-page.tsx'

let bank: StubBank
beforeEach(() => {
  localStorage.clear()
  bank = stubBank({ 'GET /api/user': UNAUTHORIZED, 'POST /api/login': SARAH })
})

async function signIn(email: string, password: string, remember = false) {
  const { person } = openPage(<SignInPage />, { at: '/auth', signedIn: false })
  await enter(person, 'Email', email)
  await enter(person, 'Password', password)
  if (remember) await person.click(screen.getByLabelText('Remember me'))
  await person.click(screen.getByRole('button', { name: 'Sign In' }))
  return person
}

const logins = () => bank.calls.filter(({ call }) => call === 'POST /api/login')

describe('signing in', () => {
  it('sends the e-mail as username and opens the dashboard', async () => {
    await signIn('sarah@halden.example', 'corridor-demo')
    await screen.findByText('Now at /')
    expect(logins()).toEqual([
      expect.objectContaining({ body: { username: 'sarah@halden.example', password: 'corridor-demo' } }),
    ])
  })

  it('shows validation errors and focuses the first invalid field', async () => {
    await signIn('sarah@halden', 'short')
    await screen.findByText('Invalid email address')
    screen.getByText('Password must be at least 6 characters')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
    expect(logins()).toEqual([])
  })

  it('shows a busy button that cannot be pressed again while the request runs', async () => {
    const { answer, arrive } = lateAnswer()
    bank.answer('POST /api/login', answer)
    await signIn('sarah@halden.example', 'corridor-demo')
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull()
    arrive(SARAH)
    await screen.findByText('Now at /')
    expect(logins()).toHaveLength(1)
  })

  it.each([
    [401, 'Invalid email or password', 'Invalid email or password'],
    [
      403,
      'Email not verified',
      'Please verify your email before logging in. Check your inbox for a verification email.',
    ],
    [
      403,
      '{"message":"Email not verified"}',
      'Please verify your email before logging in. Check your inbox for a verification email.',
    ],
    [500, 'The bank had an internal problem', 'The bank had an internal problem'],
    [503, '', '503: Service Unavailable'],
    [400, '{"message":"hm"}', '400: Bad Request'],
  ])('says why after a refusal with %d "%s", in the toast and in the form', async (status, body, sentence) => {
    bank.answer('POST /api/login', reply(status, body))
    const person = await signIn('sarah@halden.example', 'wrong-one')
    const form = await screen.findByRole('form', { name: 'Sign in' })
    await within(form).findByText(sentence)
    const messages = screen.getByRole('region', { name: 'Messages' })
    await within(messages).findByText('Login failed')
    within(messages).getByText(sentence)
    const { answer } = lateAnswer()
    bank.answer('POST /api/login', answer)
    await person.click(screen.getByRole('button', { name: 'Sign In' }))
    await screen.findByRole('button', { name: 'Signing in...' })
    expect(within(form).queryByText(sentence)).toBeNull()
  })

  it('shows a failure for five seconds, as every toast', async () => {
    bank.answer('POST /api/login', reply(401, 'Invalid email or password'))
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await signIn('sarah@halden.example', 'wrong-one')
    await screen.findByText('Login failed')
    expect(timers.mock.calls.map(([, delay]) => delay)).toContain(5000)
    timers.mockRestore()
  })

  it('shows the password on request', async () => {
    const { person } = openPage(<SignInPage />, { at: '/auth', signedIn: false })
    await enter(person, 'Password', 'corridor-demo')
    expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password')
    await person.click(screen.getByRole('button', { name: 'Show characters' }))
    expect(screen.getByLabelText('Password')).toMatchObject({ type: 'text', value: 'corridor-demo' })
    await person.click(screen.getByRole('button', { name: 'Hide characters' }))
    expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password')
  })

  it('redirects a signed-in user to the dashboard', async () => {
    bank.answer('GET /api/user', SARAH)
    openPage(<SignInPage />, { at: '/auth', signedIn: false })
    expect(await screen.findByText('Now at /')).toBeTruthy()
  })
})

const sessionHasEnded = () => screen.queryByText('Your session has ended. Sign in again to go on.')

it('says that the session has ended, but not in a demonstration', async () => {
  demonstrate({ illustrated: false })
  meetPerson(SARAH)
  openPage(<SignInPage />, { at: '/auth', signedIn: false })
  expect(sessionHasEnded()).toBeNull()
  expect(await readPerson()).toBeNull()
  openPage(<SignInPage />, { at: '/auth', signedIn: false })
  expect(sessionHasEnded()).toBeTruthy()
  demonstrate({ illustrated: true })
  openPage(<SignInPage />, { at: '/auth', signedIn: false })
  expect(sessionHasEnded()).toBeNull()
  meetPerson(SARAH)
  meetPerson(null)
})

describe('remember me', () => {
  it('stores the e-mail and nothing else', async () => {
    await signIn('sarah@halden.example', 'corridor-demo', true)
    await screen.findByText('Now at /')
    await waitFor(() =>
      expect(Object.entries(localStorage)).toEqual([['corridor:remembered-email:/', 'sarah@halden.example']]),
    )
    cleanup()
    openPage(<SignInPage />, { at: '/auth', signedIn: false })
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveProperty('value', 'sarah@halden.example'))
    expect(screen.getByLabelText('Remember me')).toHaveProperty('checked', true)
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
  })

  it('stores nothing when the bank refuses', async () => {
    bank.answer('POST /api/login', reply(401, 'Invalid email or password'))
    await signIn('sarah@halden.example', 'wrong-password', true)
    await screen.findByText('Login failed')
    expect(Object.entries(localStorage)).toEqual([])
  })

  it('removes the stored e-mail when unchecked', async () => {
    localStorage.setItem('corridor:remembered-email:/', 'old@halden.example')
    // The checkbox is checked when an e-mail is stored, so this unchecks it.
    await signIn('sarah@halden.example', 'corridor-demo', true)
    await screen.findByText('Now at /')
    await waitFor(() => expect(localStorage.getItem('corridor:remembered-email:/')).toBeNull())
  })
})

describe('forgot password', () => {
  it('shows the support address and does not claim that an e-mail was sent', async () => {
    const { person } = openPage(<SignInPage />, { at: '/auth', signedIn: false })
    await person.click(screen.getByRole('button', { name: 'Forgot password?' }))
    const dialog = await screen.findByRole('dialog', { name: 'Forgot your password?' })
    expect(within(dialog).getByRole('link').getAttribute('href')).toBe('mailto:support@corridor.example')
    expect(dialog.textContent).not.toMatch(/sent/i)
    await person.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
