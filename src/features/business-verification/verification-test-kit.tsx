import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { BeneficialOwner } from '../../contract/business-verification.ts'
import type { Organization } from '../../contract/organizations.ts'
import { openPage } from '../../testing/open-page.tsx'
import { reply, stubBank, type StubBank } from '../../testing/stub-bank.ts'
import { BusinessVerificationPage } from './business-verification-page.tsx'

// Helpers for the tests of the wizard.

export const TAMAR: Organization = {
  id: '7f0d3c52-0000-4000-8000-000000000001',
  name: 'Tamar',
  website: '',
  address: '1 Dock Road, London',
  registrationNumber: '12345678',
  country: 'GB',
  status: 'PENDING_VERIFICATION',
}

export const ROSA: BeneficialOwner = {
  id: '5a5a5a5a-0000-4000-8000-000000000001',
  fullName: 'Rosa Tamar',
  dob: '1980-05-04',
  nationality: 'GB',
  ownershipPct: 60,
  status: 'pending',
}

/** Stubs a bank with the signed-in user Sarah, who has no organization yet. */
export function stubVerification(): StubBank {
  localStorage.clear()
  return stubBank({
    'GET /api/organizations': [],
    'GET /api/kyc/list': [],
    'POST /api/kyb/submit': reply(201, TAMAR),
    'POST /api/kyc/ubo': reply(201, ROSA),
  })
}

export const open = () => openPage(<BusinessVerificationPage />, { at: '/verify' })
export const press = async (person: UserEvent, name: string) =>
  person.click(await screen.findByRole('button', { name }))
export const step = (name: string) => screen.findByRole('heading', { level: 2, name })

/** Value and text of the options of a select, without the empty option. */
export const choices = (label: string, container: HTMLElement = document.body) =>
  within(within(container).getByLabelText(label))
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ value }) => value !== '')
    .map(({ value, text }) => [value, text])

/** Opens the wizard for a submitted organization with an owner, and continues to step `number`. */
export async function openAt(bank: StubBank, number: 1 | 2 | 3 | 4): Promise<UserEvent> {
  bank.answer('GET /api/organizations', [TAMAR])
  bank.answer('GET /api/kyc/list', [ROSA])
  const { person } = open()
  await step('Beneficial Owners')
  for (let at = 1; at < number; at += 1) await press(person, 'Continue')
  return person
}
