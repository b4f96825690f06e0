import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { AnyObjectSchema, SchemaDescription } from 'yup'
import { contract } from '../../src/contract/contract.ts'
import type { Organization } from '../../src/contract/organizations.ts'
import { CreateAccountDialog } from '../../src/features/accounts/create-account-dialog.tsx'
import { SignInForm } from '../../src/features/auth/sign-in/sign-in-form.tsx'
import { BusinessProfileStep } from '../../src/features/business-verification/business-profile-step.tsx'
import { AddOwnerDialog } from '../../src/features/business-verification/owners/add-owner-dialog.tsx'
import { NewCardDialog } from '../../src/features/cards/new-card-dialog.tsx'
import { CurrencyExchangePage } from '../../src/features/fx/currency-exchange-page.tsx'
import { NewPaymentOverlay } from '../../src/features/payments/new-payment/new-payment-dialog.tsx'
import { OrganizationForm } from '../../src/features/settings/organization/organization-form.tsx'
import { EMPTY_SIGN_UP, SignUpForm } from '../../src/features/auth/sign-up/sign-up-form.tsx'
import { openPage } from '../../src/testing/open-page.tsx'
import { stubBank } from '../../src/testing/stub-bank.ts'
import { samples, type CallWithBody } from '../../src/contract/samples.ts'

interface Form {
  show: () => ReactNode
  /** Values of fields of the form whose names are not those of the body. */
  alsoFilled?: Readonly<Record<string, string>>
  /** The button that sends the call, if it is not the one that submits the form. */
  press?: string
}

const nothing = () => undefined
const ORGANIZATION: Organization = {
  id: 'o1',
  name: 'Tamar',
  website: '',
  address: '',
  registrationNumber: '09876543',
  country: 'GB',
  status: 'ACTIVE',
}
const EXCHANGE = { show: () => <CurrencyExchangePage />, alsoFilled: { amount: '100' } }

/** The form of each call with a body, or why it has none. The compiler reports a missing call. */
const FORMS: Readonly<Record<CallWithBody, Form | string>> = {
  login: { show: () => <SignInForm />, alsoFilled: { email: 'sarah@halden.example' } },
  register: {
    show: () => <SignUpForm initialValues={EMPTY_SIGN_UP} onRegistered={nothing} />,
    alsoFilled: {
      companyName: 'Tamar Pottery',
      country: 'GB',
      contactName: 'Tom Okafor',
      phone: '020 7946 0321',
      password: 'quiet-harbour',
      terms: 'yes',
    },
  },
  resendVerification: 'a button, and a prompt of the browser',
  submitBusinessProfile: {
    show: () => (
      <BusinessProfileStep
        initial={{ registrationNumber: '', entityType: '', address: '', directorsCount: '' }}
        organization={undefined}
        signUp={undefined}
        onDraft={nothing}
        onSubmitted={nothing}
      />
    ),
  },
  addOwner: { show: () => <AddOwnerDialog onAdded={nothing} onClose={nothing} /> },
  createAccount: { show: () => <CreateAccountDialog onClose={nothing} /> },
  createPayment: { show: () => <NewPaymentOverlay value="" onClose={nothing} /> },
  createCard: { show: () => <NewCardDialog onClose={nothing} /> },
  updateCard: 'the buttons Freeze and Unfreeze',
  quoteFx: EXCHANGE,
  executeFx: { ...EXCHANGE, press: 'Execute Trade' },
  updateOrganization: { show: () => <OrganizationForm organization={ORGANIZATION} /> },
}

type Fields = Readonly<Record<string, unknown>>

/** The paths of all fields of the schema, including nested ones. */
function pathsOf(description: SchemaDescription, path: readonly string[] = []): string[] {
  const { fields = {} } = description as SchemaDescription & { fields?: Record<string, SchemaDescription> }
  return Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'object' ? pathsOf(field, [...path, name]) : [...path, name].join('.'),
  )
}

const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Fields | undefined)?.[name], body)

function fill(values: Fields): void {
  for (const [name, value] of Object.entries(values)) {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)]
    const choice = fields.find(
      (field) => field.type === 'checkbox' || (field.type === 'radio' && field.value === value),
    )
    if (choice) fireEvent.click(choice)
    else if (fields[0]) fireEvent.change(fields[0], { target: { value } })
  }
}

const forms = (Object.entries(FORMS) as [CallWithBody, Form | string][]).filter(
  (entry): entry is [CallWithBody, Form] => typeof entry[1] !== 'string',
)

test.for(forms)('%s: its form sends every field of the body', async ([name, { show, alsoFilled, press }]) => {
  const { method, path, bodySchema } = contract[name]
  const quote = { amount: 100, rate: 1.2658, fee: 0.5, total: 125.95 }
  const bank = stubBank({ 'GET /api/fx/rates': { 'GBP/USD': 1.2658 }, 'POST /api/fx/quote': quote })
  for (const list of ['accounts', 'payments', 'audit-logs', 'fx/trades', 'organizations'])
    bank.answer(`GET /api/${list}`, [])
  vi.spyOn(console, 'error').mockImplementation(nothing)
  openPage(show())
  await vi.waitUntil(() => document.querySelector('form [name]'), 10_000)
  fill({ ...samples[name], ...alsoFilled })
  // The button of a dialog is outside its form.
  fireEvent.click(document.querySelector('[type=submit]') ?? document.body)
  const call = `${method} ${path.replace(/:\w+/, ORGANIZATION.id)}`
  const sent = await vi.waitUntil(
    () => {
      // Without the quote, which takes a moment, the button only says that it is missing.
      if (press) fireEvent.click(screen.getByRole('button', { name: press }))
      return bank.calls.find((one) => one.call === call)
    },
    { timeout: 10_000 },
  )
  const missing = pathsOf((bodySchema as AnyObjectSchema).describe()).filter((field) => {
    const value = valueAt(sent.body, field)
    return value === undefined || value === ''
  })
  expect(missing, 'fields that the form does not send').toEqual([])
})
