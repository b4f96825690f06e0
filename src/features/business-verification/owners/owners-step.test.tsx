import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { SERVER_NEWS } from '../../../contract/server-news.ts'
import { enter, openPage } from '../../../testing/open-page.tsx'
import { reply, type StubBank } from '../../../testing/stub-bank.ts'
import { BusinessVerificationPage } from '../business-verification-page.tsx'
import { choices, open, openAt, press, ROSA, step, stubVerification, TAMAR } from '../verification-test-kit.tsx'

let bank: StubBank
beforeEach(() => {
  bank = stubVerification()
})
const sentOwners = () => bank.calls.filter(({ call }) => call === 'POST /api/kyc/ubo').map(({ body }) => body)

const ownerDialog = () => screen.findByRole('dialog', { name: 'Add Beneficial Owner' })

const fillOwner = async (person: UserEvent) => {
  await press(person, 'Add Beneficial Owner')
  await ownerDialog()
  await enter(person, 'Full Name', 'Rosa Tamar')
  await enter(person, 'Date of Birth', '1980-05-04')
  await person.selectOptions(screen.getByLabelText('Nationality'), 'British')
  await enter(person, 'Ownership Percentage', '60')
}

describe('the owners step', () => {
  it('requires an owner to continue', async () => {
    bank.answer('GET /api/organizations', [TAMAR])
    const { person } = open()
    await step('Beneficial Owners')
    await press(person, 'Continue')
    expect(await screen.findByText('UBOs required')).toBeTruthy()
    expect(screen.getByText('Please add at least one beneficial owner to continue.')).toBeTruthy()
    expect(screen.getByText('1 of 5 steps completed')).toBeTruthy()
    await press(person, 'Add Beneficial Owner')
    await ownerDialog()
    expect(screen.queryByText('UBOs required')).toBeNull()
  })

  it('requires four fields', async () => {
    const person = await openAt(bank, 1)
    await press(person, 'Add Beneficial Owner')
    await ownerDialog()
    expect(choices('Nationality')).toEqual([
      ['GB', 'British'],
      ['US', 'American'],
      ['DE', 'German'],
      ['FR', 'French'],
      ['OTHER', 'Other'],
    ])
    await press(person, 'Add Owner')
    for (const message of [
      'Full name is required',
      'Date of birth is required',
      'Nationality is required',
      'Ownership percentage is required',
    ]) {
      expect(await screen.findByText(message)).toBeTruthy()
    }
    expect(sentOwners()).toEqual([])
  })

  it('says that there is no owner with the ID in the link', async () => {
    bank.answer('GET /api/organizations', [TAMAR])
    bank.answer('GET /api/kyc/list', [ROSA])
    openPage(<BusinessVerificationPage />, { at: '/verify?owner=former' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Owner' }))
    expect(dialog.getByText('There is no such owner')).toBeTruthy()
  })

  it.each([
    ['24', 'Ownership must be between 25 and 100 percent'],
    ['101', 'Ownership must be between 25 and 100 percent'],
    ['33.333', 'Ownership has at most two decimals'],
  ])('refuses an ownership of %s percent', async (percent, sentence) => {
    const person = await openAt(bank, 1)
    await press(person, 'Add Beneficial Owner')
    await ownerDialog()
    const field = screen.getByLabelText<HTMLInputElement>('Ownership Percentage')
    expect([field.type, field.min, field.max]).toEqual(['number', '25', '100'])
    await enter(person, 'Ownership Percentage', percent)
    await press(person, 'Add Owner')
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('adds an owner, closes the dialog and opens it empty the next time', async () => {
    bank.answer('GET /api/organizations', [TAMAR])
    const { person } = open()
    await step('Beneficial Owners')
    await fillOwner(person)
    bank.answer('GET /api/kyc/list', [ROSA])
    await press(person, 'Add Owner')
    expect(await screen.findByText('UBO added')).toBeTruthy()
    expect(screen.getByText('Beneficial owner has been added successfully.')).toBeTruthy()
    expect(await screen.findByText('British · 60% ownership · Born 4 May 1980')).toBeTruthy()
    expect(sentOwners()).toEqual([{ fullName: 'Rosa Tamar', dob: '1980-05-04', nationality: 'GB', ownershipPct: 60 }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The button that opened the dialog is gone, so the heading takes the focus.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Beneficial Owners' })))
    await press(person, 'Add Beneficial Owner')
    await ownerDialog()
    expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('')
  })

  it('says that the list may be out of date when it cannot be read again', async () => {
    const person = await openAt(bank, 1)
    await fillOwner(person)
    bank.answer('GET /api/kyc/list', reply(500, 'Something went wrong'))
    await press(person, 'Add Owner')
    expect(await screen.findByText('UBO added')).toBeTruthy()
    expect(await screen.findByText('This may be out of date. 500: Something went wrong')).toBeTruthy()
    bank.answer('GET /api/kyc/list', [ROSA, { ...ROSA, id: 'kwame', fullName: 'Kwame Boateng' }])
    await press(person, 'Try again')
    expect(await screen.findByText('Kwame Boateng')).toBeTruthy()
    expect(screen.queryByText(/out of date/)).toBeNull()
  })

  it('goes on after an owner was added whose list cannot be read', async () => {
    bank.answer('GET /api/organizations', [TAMAR])
    bank.answer('GET /api/kyc/list', reply(500, 'Something went wrong'))
    const { person } = open()
    await step('Beneficial Owners')
    await fillOwner(person)
    await press(person, 'Add Owner')
    expect(await screen.findByText('UBO added')).toBeTruthy()
    await press(person, 'Continue')
    expect(await step('Directors')).toBeTruthy()
  })

  it('sends a second owner whose form was open when the first answer arrived', async () => {
    const answers: (() => void)[] = []
    bank.answer('POST /api/kyc/ubo', () => new Promise((resolve) => answers.push(() => resolve(reply(201, ROSA)))))
    const person = await openAt(bank, 1)
    await fillOwner(person)
    await press(person, 'Add Owner')
    await waitFor(() => expect(answers).toHaveLength(1))
    await press(person, 'Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await fillOwner(person)
    answers[0]?.()
    expect(await screen.findByText('UBO added')).toBeTruthy()
    await press(person, 'Add Owner')
    await waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps the dialog open when the bank refuses', async () => {
    bank.answer('POST /api/kyc/ubo', reply(422, 'The owners would hold more than 100%'))
    const person = await openAt(bank, 1)
    await fillOwner(person)
    await press(person, 'Add Owner')
    expect(await screen.findByText('422: The owners would hold more than 100%')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Rosa Tamar')
  })

  it.each([
    ['Approved', 'success'],
    ['Pending', 'warning'],
    ['Rejected', 'error'],
    ['Other', 'default'],
  ])('shows the status %s in the tone %s, with a check icon only if approved', async (label, tone) => {
    bank.answer('GET /api/organizations', [TAMAR])
    bank.answer('GET /api/kyc/list', [{ ...ROSA, status: label.toLowerCase() }])
    open()
    const row = within(await screen.findByRole('list', { name: 'Beneficial owners' })).getByRole('listitem')
    const chip = within(row).getByText(label).closest<HTMLElement>('[data-tone]')
    expect(chip?.dataset.tone).toBe(tone)
    expect(chip?.querySelector('[data-testid^=Check]') !== null).toBe(label === 'Approved')
    expect(within(row).getByText('Documents pending upload')).toBeTruthy()
  })

  it('updates the status without a reload', async () => {
    await openAt(bank, 1)
    expect(screen.getByText('Pending')).toBeTruthy()
    bank.answer('GET /api/kyc/list', [{ ...ROSA, status: 'approved' }])
    act(() => {
      window.dispatchEvent(new CustomEvent(SERVER_NEWS, { detail: { paths: ['/api/kyc/list'] } }))
    })
    expect(await screen.findByText('Approved')).toBeTruthy()
  })

  it('shows read-only details and how to have them changed', async () => {
    const person = await openAt(bank, 1)
    await press(person, 'Edit Rosa Tamar')
    const details = await screen.findByRole('dialog', { name: 'Rosa Tamar' })
    expect(within(details).queryAllByRole('textbox')).toEqual([])
    expect(within(details).getByText('4 May 1980')).toBeTruthy()
    expect(within(details).getByRole('link', { name: 'support@corridor.example' })).toBeTruthy()
  })
})
