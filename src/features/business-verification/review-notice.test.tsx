import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { StubBank } from '../../testing/stub-bank.ts'
import { open, openAt, press, ROSA, step, stubVerification, TAMAR } from './verification-test-kit.tsx'

let bank: StubBank
beforeEach(() => {
  bank = stubVerification()
})
const REVIEWED = 'Tamar is being reviewed. Finish the other steps meanwhile, we will tell you the outcome.'
const FINISHED = 'Tamar is being reviewed. There is nothing left to do here, we will tell you the outcome.'

const notice = (text: string) =>
  screen.findByText(
    (_, element) => element?.classList.contains('MuiAlert-message') === true && element.textContent === text,
  )

test('asks to finish the remaining steps during the review, until all are done', async () => {
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
  open()
  expect(await notice(FINISHED)).toBeTruthy()
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
    await notice(
      `Tamar cannot be activated yet. ${sentence}. Write to support@corridor.example to find out why and how to go on.`,
    ),
  ).toBeTruthy()
})

test('shows an active company as verified despite a rejected owner', async () => {
  bank.answer('GET /api/organizations', [{ ...TAMAR, status: 'ACTIVE' }])
  bank.answer('GET /api/kyc/list', [{ ...ROSA, status: 'rejected' }])
  open()
  expect(await notice('Tamar is verified. Every feature is active. There is nothing left to do here.')).toBeTruthy()
})

test('shows what the suspension means to a suspended company', async () => {
  bank.answer('GET /api/organizations', [{ ...TAMAR, status: 'SUSPENDED' }])
  open()
  expect(
    await notice(
      'Tamar is suspended. No money moves until the bank lifts this. ' +
        'Write to support@corridor.example to find out why.',
    ),
  ).toBeTruthy()
})
