import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { SERVER_NEWS } from '../../contract/server-news.ts'
import { deviceKey, readText } from '../../session/device-memory.ts'
import { SARAH } from '../../testing/rows.ts'
import { type StubBank } from '../../testing/stub-bank.ts'
import { open, openAt, press, ROSA, step, stubVerification, TAMAR } from './verification-test-kit.tsx'

let bank: StubBank
beforeEach(() => {
  bank = stubVerification()
})
const REVIEWED = "Review started. Finish the remaining steps; we'll email you the outcome."
const FINISHED = "Application received. We'll email you within 1–2 business days."

const notice = (text: string) =>
  screen.findByText(
    (_, element) => element?.classList.contains('MuiAlert-message') === true && element.textContent === text,
  )

test('asks to finish the remaining steps during the review, and ends it when all are done, also with a rejected owner', async () => {
  const person = await openAt(bank, 4)
  expect(await notice(REVIEWED)).toBeTruthy()
  await step('Compliance')
  for (const declaration of screen.getAllByRole('checkbox')) await person.click(declaration)
  for (const choice of screen.getAllByRole<HTMLSelectElement>('combobox'))
    await person.selectOptions(choice, choice.options[1]?.value ?? '')
  await person.click(screen.getByRole('textbox'))
  await person.paste('Buying coffee')
  await press(person, 'Complete Verification')
  cleanup()
  const { person: later } = open()
  await step('Application received')
  expect(screen.getByText("We'll email you within 1–2 business days.")).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to dashboard' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: 'Invite your colleagues' })).toBeTruthy()
  await later.click(screen.getByRole('tab', { name: /Directors/ }))
  await step('Directors')
  expect(await notice(FINISHED)).toBeTruthy()
  cleanup()
  bank.answer('GET /api/kyc/list', [{ ...ROSA, status: 'rejected' }])
  open()
  await step("Your company can't be activated yet")
  expect(screen.getByText('Rosa Tamar was rejected as a beneficial owner. We can help you resolve this.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toMatch(/^mailto:/)
})

test.for([
  [['approved', 'rejected'], 'Owner 2 was rejected as a beneficial owner'],
  [['rejected', 'rejected'], '2 beneficial owners were rejected'],
] as const)('says that rejected owners block the activation: %j', async ([statuses, sentence]) => {
  bank.answer('GET /api/organizations', [TAMAR])
  bank.answer(
    'GET /api/kyc/list',
    statuses.map((status, index) => ({ ...ROSA, id: `owner-${index}`, fullName: `Owner ${index + 1}`, status })),
  )
  open()
  expect(
    await notice(`Tamar can't be activated yet. ${sentence}. Contact support@corridor.example to resolve this.`),
  ).toBeTruthy()
})

test('shows an active company as verified despite a rejected owner', async () => {
  bank.answer('GET /api/organizations', [{ ...TAMAR, status: 'ACTIVE' }])
  bank.answer('GET /api/kyc/list', [{ ...ROSA, status: 'rejected' }])
  open()
  expect(await step('Tamar is verified')).toBeTruthy()
  expect(screen.getByText('5 of 5 steps completed')).toBeTruthy()
  expect(screen.getByRole('tab', { name: /Compliance/ }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('link', { name: 'Open an account' }).getAttribute('href')).toBe('/accounts')
  expect(screen.getByRole('link', { name: 'Make a payment' }).getAttribute('href')).toBe('/payments?pay=')
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
})

test('a company that is activated during the application has all steps completed, and is told so', async () => {
  await openAt(bank, 2)
  await screen.findByText('2 of 5 steps completed')
  bank.answer('GET /api/organizations', [{ ...TAMAR, status: 'ACTIVE' }])
  act(() => {
    window.dispatchEvent(new CustomEvent(SERVER_NEWS, { detail: { paths: ['/api/organizations'] } }))
  })
  await screen.findByText('5 of 5 steps completed')
  expect(
    await notice('Tamar is verified. All features are active. The remaining steps are no longer needed.'),
  ).toBeTruthy()
  await step('Directors')
})

test('warns a verified company before its details are sent again, and then shows the new review', async () => {
  bank.answer('GET /api/organizations', [{ ...TAMAR, status: 'ACTIVE' }])
  bank.answer('GET /api/kyc/list', [{ ...ROSA, status: 'approved' }])
  const { person } = open()
  await step('Tamar is verified')
  await person.click(screen.getByRole('tab', { name: /Business Profile/ }))
  await step('Business Profile')
  expect(screen.getByRole('note').textContent).toBe(
    'Changing these details starts a new review. Until it ends, Tamar is not verified.',
  )
  await person.selectOptions(screen.getByLabelText('Entity Type'), 'Limited Company')
  await person.selectOptions(screen.getByLabelText('Number of Directors'), '2')
  bank.answer('GET /api/organizations', [TAMAR])
  await press(person, 'Continue')
  await step('Application received')
  expect(readText(deviceKey('sent-application', SARAH.id))).toBe(JSON.stringify(TAMAR.id))
})

test('an unknown status of the company breaks nothing', async () => {
  bank.answer('GET /api/organizations', [{ ...TAMAR, status: 'ON_HOLD' }])
  open()
  expect(await step('Beneficial Owners')).toBeTruthy()
})
