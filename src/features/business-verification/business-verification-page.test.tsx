import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { SERVER_NEWS, type ServerNews } from '../../contract/server-news.ts'
import { forgetDeviceMemory } from '../../session/device-memory.ts'
import { keepSignUpDetails } from '../../session/sign-up-details.ts'
import { enter } from '../../testing/open-page.tsx'
import { lateAnswer, reply, type StubBank } from '../../testing/stub-bank.ts'
import { choices, open, openAt, press, ROSA, step, stubVerification, TAMAR } from './verification-test-kit.tsx'

let bank: StubBank
beforeEach(() => {
  bank = stubVerification()
})
const sent = (call: string) => bank.calls.filter((made) => made.call === call).map(({ body }) => body)

const noticeOf = async (message: string) => within(await screen.findByRole('alert')).getByText(message)

describe('the wizard', () => {
  it('shows title, subtitle, progress and five steps', async () => {
    open()
    expect(await screen.findByText('0 of 5 steps completed')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Business Verification' })).toBeTruthy()
    expect(screen.getByText('Complete all steps to activate your account')).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0')
    const names = within(screen.getByRole('navigation', { name: 'Verification steps' })).getAllByRole('tab')
    expect(names.map(({ textContent }) => textContent)).toEqual([
      '1Business Profile',
      '2Beneficial Owners',
      '3Directors',
      '4Documents',
      '5Compliance',
    ])
  })

  it('starts over with the lists of the other company when the bank was reset', async () => {
    bank.answer('GET /api/organizations', [TAMAR])
    bank.answer('GET /api/kyc/list', [ROSA])
    open()
    expect(await screen.findByText('2 of 5 steps completed')).toBeTruthy()
    const owners = lateAnswer()
    bank.answer('GET /api/organizations', [])
    bank.answer('GET /api/kyc/list', owners.answer)
    act(() => {
      window.dispatchEvent(new CustomEvent<ServerNews>(SERVER_NEWS, { detail: { paths: '*' } }))
      forgetDeviceMemory(true)
    })
    await waitFor(() => expect(bank.calls.filter(({ call }) => call === 'GET /api/kyc/list')).toHaveLength(2))
    await act(async () => owners.arrive([]))
    expect(await screen.findByText('0 of 5 steps completed')).toBeTruthy()
  })

  it('opens the next step, but not the one after it', async () => {
    const { person } = open()
    expect(await screen.findByRole('tab', { name: 'Directors' })).toHaveProperty('disabled', true)
    await person.click(screen.getByRole('tab', { name: 'Beneficial Owners' }))
    expect(await step('Beneficial Owners')).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Directors' })).toHaveProperty('disabled', false)
    expect(screen.getByText('0 of 5 steps completed')).toBeTruthy()
  })

  it('stands without organizations and owners, with a notice and "Try again" for each', async () => {
    bank.answer('GET /api/organizations', reply(500, 'Something went wrong'))
    bank.answer('GET /api/kyc/list', reply(503, 'Owners are resting'))
    const { person } = open()
    await step('Business Profile')
    expect(await noticeOf('The status of your application could not be loaded. 500: Something went wrong')).toBeTruthy()
    bank.answer('GET /api/organizations', [])
    await press(person, 'Try again')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())

    await person.click(screen.getByRole('tab', { name: 'Beneficial Owners' }))
    expect(await noticeOf('The owners could not be loaded. 503: Owners are resting')).toBeTruthy()
    await press(person, 'Continue')
    expect(await screen.findByText('The owners could not be loaded. Try again.')).toBeTruthy()
    expect(screen.queryByText('UBOs required')).toBeNull()
    bank.answer('GET /api/kyc/list', [ROSA])
    await press(person, 'Try again')
    expect(await screen.findByText('Rosa Tamar')).toBeTruthy()
  })

  it('goes back to the previous step', async () => {
    const person = await openAt(bank, 2)
    await step('Directors')
    await press(person, 'Back')
    const heading = await step('Beneficial Owners')
    expect(document.activeElement).toBe(heading)
    await press(person, 'Back')
    await step('Business Profile')
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  })

  it('shows a suspended company whom to contact, and the steps it has completed', async () => {
    bank.answer('GET /api/organizations', [{ ...TAMAR, status: 'SUSPENDED' }])
    bank.answer('GET /api/kyc/list', [ROSA])
    const { person } = open()
    await step('Your company is suspended')
    expect(screen.getByText('You can see your balances, but not send or exchange money.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe(
      'mailto:support@corridor.example',
    )
    const openable = screen.getAllByRole('tab').map((tab) => !(tab as HTMLButtonElement).disabled)
    expect(openable).toEqual([true, true, true, false, false])
    expect(screen.queryByRole('tab', { selected: true })).toBeNull()
    await person.click(screen.getByRole('tab', { name: /Beneficial Owners/ }))
    await step('Beneficial Owners')
    expect(screen.getByText('Your company is suspended.')).toBeTruthy()
  })
})

const fillProfile = async (person: UserEvent) => {
  await step('Business Profile')
  await enter(person, 'Registration Number', '12345678')
  await person.selectOptions(screen.getByLabelText('Entity Type'), 'Limited Liability Partnership')
  await enter(person, 'Registered Address', '1 Dock Road, London')
  await person.selectOptions(screen.getByLabelText('Number of Directors'), '4+')
}

describe('the business profile', () => {
  it('shows an error for each missing field', async () => {
    const { person } = open()
    await press(person, 'Continue')
    for (const message of [
      'Registration number is required',
      'Entity type is required',
      'Address is required',
      'Directors count is required',
    ]) {
      expect(await screen.findByText(message)).toBeTruthy()
    }
    expect(sent('POST /api/kyb/submit')).toEqual([])
  })

  it('offers four entity types and four numbers of directors', async () => {
    open()
    await step('Business Profile')
    expect(choices('Entity Type')).toEqual([
      ['limited', 'Limited Company'],
      ['llp', 'Limited Liability Partnership'],
      ['partnership', 'Partnership'],
      ['sole-trader', 'Sole Trader'],
    ])
    expect(choices('Number of Directors')).toEqual([
      ['1', '1'],
      ['2', '2'],
      ['3', '3'],
      ['4', '4+'],
    ])
  })

  it('shows a busy button while the request runs', async () => {
    const { answer, arrive } = lateAnswer()
    bank.answer('POST /api/kyb/submit', answer)
    const { person } = open()
    await fillProfile(person)
    await press(person, 'Continue')
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    arrive(reply(201, TAMAR))
    expect(await step('Beneficial Owners')).toBeTruthy()
  })

  it('is sent, confirmed and followed by the owners step', async () => {
    const { person } = open()
    await fillProfile(person)
    bank.answer('GET /api/organizations', [TAMAR])
    await press(person, 'Continue')
    expect(await step('Beneficial Owners')).toBeTruthy()
    expect(screen.getByText('1 of 5 steps completed')).toBeTruthy()
    // Tab leads to the step that is shown.
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1, -1, -1])
    expect(screen.getByText('Business profile submitted')).toBeTruthy()
    expect(screen.getByText('Your business profile has been submitted for verification.')).toBeTruthy()
    expect(sent('POST /api/kyb/submit')).toEqual([
      { registrationNumber: '12345678', entityType: 'llp', address: '1 Dock Road, London', directorsCount: '4' },
    ])
  })

  it('shows the message of the bank and stays on the step when it refuses', async () => {
    bank.answer('POST /api/kyb/submit', reply(422, 'This registration number is not known'))
    const { person } = open()
    await fillProfile(person)
    await press(person, 'Continue')
    expect(await screen.findByText('422: This registration number is not known')).toBeTruthy()
    expect(screen.getByText('Error')).toBeTruthy()
    expect(screen.getByText('0 of 5 steps completed')).toBeTruthy()
  })

  it('shows what sign-up asked for and did not send', async () => {
    keepSignUpDetails('Sarah@Halden.example', {
      companyName: 'Halden Coffee',
      country: 'GB',
      phone: '+44 20 7946 0000',
    })
    open()
    await step('Business Profile')
    const details = within(screen.getByRole('region', { name: 'From your sign-up' }))
    for (const text of ['Halden Coffee', 'United Kingdom', '+44 20 7946 0000'])
      expect(details.getByText(text)).toBeTruthy()
  })

  it('is restored after a reload', async () => {
    const { person, unmount } = open()
    await fillProfile(person)
    unmount()
    open()
    await step('Business Profile')
    expect(screen.getByLabelText<HTMLInputElement>('Registration Number').value).toBe('12345678')
    expect(screen.getByLabelText<HTMLSelectElement>('Entity Type').value).toBe('llp')
  })
})
