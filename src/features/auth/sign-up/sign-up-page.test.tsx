import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetDeviceMemory } from '../../../session/device-memory.ts'
import { enter, openPage } from '../../../testing/open-page.tsx'
import { SARAH } from '../../../testing/rows.ts'
import { lateAnswer, reply, stubBank, UNAUTHORIZED, type StubBank } from '../../../testing/stub-bank.ts'
import { SignUpPage } from './sign-up-page.tsx'

const NOBODY = { 'GET /api/user': UNAUTHORIZED }
const REGISTERED = reply(201, { message: 'Please check your email to verify your account.' })

let bank: StubBank
beforeEach(() => {
  bank = stubBank({ ...NOBODY, 'POST /api/register': REGISTERED })
})
async function fill(person: UserEvent) {
  await enter(person, 'Company Name', 'Tamar Trading')
  await person.selectOptions(screen.getByLabelText('Country'), 'United Kingdom')
  await enter(person, 'Contact Name', 'Rosa Tamar')
  await enter(person, 'Business Email', 'rosa@tamar.example')
  await enter(person, 'Phone Number', '+44 20 7946 0000')
  await enter(person, 'Website (optional)', 'tamar.example')
  await enter(person, 'Password', 'secret')
  await person.click(screen.getByLabelText('I agree to the Terms of Service and Privacy Policy'))
}

const submit = (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Create Account' }))
const toast = (title: string) => screen.findByText(title)

describe('the sign-up form', () => {
  it('lets browsers fill in what they know, and save the email as the user name', () => {
    openPage(<SignUpPage />, { at: '/signup', signedIn: false })
    const fields = [...document.querySelectorAll<HTMLInputElement>('form :is(input:not([type="checkbox"]), select)')]
    expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
      'organization',
      'country',
      'name',
      'username',
      'tel',
      'url',
      'new-password',
    ])
  })

  it('shows a validation error on each required field', async () => {
    const { person } = openPage(<SignUpPage />, { at: '/signup', signedIn: false })
    await submit(person)
    for (const [label, message] of [
      ['Company Name', 'Company name is required'],
      ['Country', 'Country is required'],
      ['Contact Name', 'Contact name is required'],
      ['Business Email', 'Invalid email address'],
      ['Phone Number', 'Phone number is required'],
      ['Password', 'Password must be at least 6 characters'],
      ['I agree to the Terms of Service and Privacy Policy', 'You must accept the terms'],
    ] as const) {
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveProperty('ariaInvalid', 'true'))
      const described = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? []
      expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(message)
    }
    expect(screen.getByLabelText('Website (optional)').getAttribute('aria-invalid')).toBe('false')
    expect(bank.calls.map(({ call }) => call)).not.toContain('POST /api/register')
  })

  it.each(['Terms of Service', 'Privacy Policy'])('opens the %s without ticking the checkbox', async (title) => {
    const { person } = openPage(<SignUpPage />, { at: '/signup', signedIn: false })
    await person.click(screen.getByRole('link', { name: title }))
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(dialog.textContent).toContain('Demonstration text. It is not a contract.')
    await person.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const checkbox = screen.getByLabelText('I agree to the Terms of Service and Privacy Policy')
    expect(checkbox).toHaveProperty('checked', false)
  })

  it('refuses an invalid e-mail and a password of five characters', async () => {
    const { person } = openPage(<SignUpPage />, { at: '/signup', signedIn: false })
    await fill(person)
    await enter(person, 'Business Email', 'rosa@tamar')
    await enter(person, 'Password', '12345')
    await submit(person)
    expect(await screen.findByText('Invalid email address')).toBeTruthy()
    expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy()
    expect(bank.calls.map(({ call }) => call)).not.toContain('POST /api/register')
  })

  it('offers five countries', () => {
    openPage(<SignUpPage />, { at: '/signup', signedIn: false })
    const options = within(screen.getByLabelText('Country')).getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ value, text }) => [value, text])).toEqual([
      ['', 'Select a country'],
      ['GB', 'United Kingdom'],
      ['US', 'United States'],
      ['DE', 'Germany'],
      ['FR', 'France'],
      ['NL', 'Netherlands'],
    ])
  })

  it('sends only e-mail, passwordHash and name', async () => {
    const { person } = openPage(<SignUpPage />, { at: '/signup', signedIn: false })
    await fill(person)
    await submit(person)
    await screen.findByRole('heading', { name: 'Check Your Email' })
    expect(bank.calls.filter(({ call }) => call === 'POST /api/register').map(({ body }) => body)).toEqual([
      { email: 'rosa@tamar.example', passwordHash: 'secret', name: 'Rosa Tamar' },
    ])
  })

  it('shows a busy button while the request runs', async () => {
    const { answer, arrive } = lateAnswer()
    bank.answer('POST /api/register', answer)
    const { person } = openPage(<SignUpPage />, { at: '/signup', signedIn: false })
    await fill(person)
    await submit(person)
    expect(await screen.findByRole('button', { name: 'Creating Account...' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Create Account' })).toBeNull()
    arrive(REGISTERED)
    expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeTruthy()
  })

  it('shows the message of the bank when it refuses', async () => {
    bank.answer('POST /api/register', reply(409, 'An account with this email already exists'))
    const { person } = openPage(<SignUpPage />, { at: '/signup', signedIn: false })
    await fill(person)
    await submit(person)
    expect(await toast('Registration failed')).toBeTruthy()
    expect(screen.getByText('An account with this email already exists')).toBeTruthy()
    expect(screen.getByLabelText('Company Name')).toHaveProperty('value', 'Tamar Trading')
  })

  it('shows an error when the bank cannot be reached, and allows a retry', async () => {
    bank.answer('POST /api/register', new TypeError('Failed to fetch'))
    const { person } = openPage(<SignUpPage />, { at: '/signup', signedIn: false })
    await fill(person)
    await submit(person)
    expect(await toast('Registration failed')).toBeTruthy()
    bank.answer('POST /api/register', REGISTERED)
    await submit(person)
    expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeTruthy()
  })
})

const signUp = async () => {
  const { person } = openPage(<SignUpPage />, { at: '/signup', signedIn: false })
  await fill(person)
  await submit(person)
  await screen.findByRole('heading', { name: 'Check Your Email' })
  return person
}

describe('after signing up', () => {
  it('shows the message of the bank and the e-mail address', async () => {
    await signUp()
    expect(await toast('Account created successfully!')).toBeTruthy()
    expect(screen.getByText('Please check your email to verify your account.')).toBeTruthy()
    expect(screen.getByText('rosa@tamar.example')).toBeTruthy()
    const [ofPage] = screen.getAllByRole('list').filter((list) => !list.closest('aside'))
    expect(within(ofPage as HTMLElement).getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByText(/spam folder/)).toBeTruthy()
  })

  it('shows an empty form when another scenario is loaded', async () => {
    await signUp()
    act(() => forgetDeviceMemory(true))
    expect(screen.getByLabelText('Business Email')).toHaveProperty('value', '')
    expect(screen.queryByText('rosa@tamar.example')).toBeNull()
  })

  it('links to the sign-in page', async () => {
    const person = await signUp()
    await person.click(screen.getByRole('link', { name: 'Go to Sign In' }))
    expect(screen.getByText('Now at /auth')).toBeTruthy()
  })

  it('restores all values except the password on "try again"', async () => {
    const person = await signUp()
    await person.click(screen.getByRole('button', { name: 'try again' }))
    const values = [
      'Company Name',
      'Country',
      'Contact Name',
      'Business Email',
      'Phone Number',
      'Website (optional)',
      'Password',
    ].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)
    expect(values).toEqual([
      'Tamar Trading',
      'GB',
      'Rosa Tamar',
      'rosa@tamar.example',
      '+44 20 7946 0000',
      'tamar.example',
      '',
    ])
  })
})

it('redirects a signed-in user to the dashboard', async () => {
  bank.answer('GET /api/user', SARAH)
  openPage(<SignUpPage />, { at: '/signup', signedIn: false })
  expect(await screen.findByText('Now at /')).toBeTruthy()
})
