import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { enter } from '../../testing/open-page.tsx'
import type { StubBank } from '../../testing/stub-bank.ts'
import { announcer } from '../../ui/feedback/announcer.ts'
import { DirectorsStep } from './directors/directors-step.tsx'
import { choices, open, openAt, press, step, stubVerification } from './verification-test-kit.tsx'

// Tests of the steps whose answers stay on this device.

let bank: StubBank
beforeEach(() => {
  bank = stubVerification()
})
const ignore = () => undefined

describe('the directors step', () => {
  it.each([
    [0, '2', '0 of 2 added.'],
    [3, '2', '3 added, but your business profile says 2.'],
    [4, '4', '4 of 4+ added.'],
    [5, '4', ' 5 added.'],
  ])('compares %i directors with the %s of the business profile', (count, expected, text) => {
    const directors = Array.from({ length: count }, (_, id) => ({
      id: `${id}`,
      fullName: 'Piet Vos',
      nationality: 'GB',
    }))
    const calls = { onChange: ignore, onBack: ignore, onContinue: ignore }
    render(<DirectorsStep directors={directors} expected={expected} {...calls} />, { wrapper: MemoryRouter })
    expect(screen.getByText((shown) => shown.endsWith(text))).toBeTruthy()
  })

  it('keeps directors on this device, sends nothing and requires none', async () => {
    const person = await openAt(bank, 2)
    await step('Directors')
    await press(person, 'Add Director')
    const dialog = await screen.findByRole('dialog', { name: 'Add Director' })
    await enter(person, 'Full Name', 'Piet Vos')
    await person.selectOptions(within(dialog).getByLabelText('Nationality'), 'Other')
    await person.click(within(dialog).getByRole('button', { name: 'Add Director' }))
    expect(await within(await screen.findByRole('list', { name: 'Directors' })).findByText('Piet Vos')).toBeTruthy()
    expect(announcer().textContent).toBe('Piet Vos added')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The button that opened the dialog is gone, so the heading takes the focus.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Directors' })))
    const before = bank.calls.length
    await press(person, 'Remove Piet Vos')
    expect(announcer().textContent).toBe('Piet Vos removed')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Directors' }))
    await press(person, 'Continue')
    expect(await step('Documents')).toBeTruthy()
    expect(screen.getByText('3 of 5 steps completed')).toBeTruthy()
    expect(bank.calls).toHaveLength(before)
  })
})

const picker = (title: string) => screen.getByLabelText<HTMLInputElement>(title, { selector: 'input' })

describe('the documents step', () => {
  it('offers four documents and requires none', async () => {
    const person = await openAt(bank, 3)
    await step('Documents')
    for (const title of [
      'Certificate of Incorporation',
      'Proof of Address',
      'Share Registry',
      'Memorandum and Articles',
    ]) {
      expect(screen.getByRole('button', { name: `Upload ${title}` })).toBeTruthy()
    }
    const requirements = screen.getByRole('heading', { name: 'Document requirements' })
      .nextElementSibling as HTMLElement
    expect(
      within(requirements)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'In English, or with a certified translation',
      'PDF, JPG or PNG, max 10MB each',
      'Current and legible',
      'Proof of address from the last 3 months',
    ])
    await press(person, 'Continue')
    expect(await step('Compliance')).toBeTruthy()
  })

  it('announces a selected file, and keeps it after a reload without uploading it', async () => {
    const person = await openAt(bank, 3)
    await step('Documents')
    await person.upload(picker('Proof of Address'), new File(['bill'], 'bill.pdf', { type: 'application/pdf' }))
    expect(await screen.findByText('Selected on this device, not uploaded')).toBeTruthy()
    expect(announcer().textContent).toBe('bill.pdf: Selected on this device, not uploaded')
    cleanup()
    open()
    expect(await screen.findByText('bill.pdf')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Upload Proof of Address' })).toBeTruthy()
    expect(screen.getByText('3 of 5 steps completed')).toBeTruthy()
    await press(person, 'Remove bill.pdf')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upload Proof of Address' }))
  })

  it('takes a file that is dropped on its row', async () => {
    await openAt(bank, 3)
    await step('Documents')
    const dataTransfer = { types: ['Files'], files: [new File(['bill'], 'bill.pdf', { type: 'application/pdf' })] }
    const row = screen.getByText('Proof of Address')
    expect([fireEvent.dragOver(row, { dataTransfer }), fireEvent.drop(row, { dataTransfer })]).toEqual([false, false])
    expect(await screen.findByRole('button', { name: 'Remove bill.pdf' })).toBeTruthy()
  })

  it('refuses other formats and files over 10MB', async () => {
    await openAt(bank, 3)
    await step('Documents')
    const person = userEvent.setup({ applyAccept: false })
    await person.upload(picker('Share Registry'), new File(['x'], 'registry.docx'))
    expect(await screen.findByText('Choose a PDF, JPG or PNG file.')).toBeTruthy()
    const large = new File(['x'], 'registry.pdf', { type: 'application/pdf' })
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
    await person.upload(picker('Share Registry'), large)
    expect(await screen.findByText('This file is larger than 10MB.')).toBeTruthy()
    expect(screen.queryByText('Selected on this device, not uploaded')).toBeNull()
  })

  it('clears the error of another file when a file is removed', async () => {
    await openAt(bank, 3)
    await step('Documents')
    const person = userEvent.setup({ applyAccept: false })
    await person.upload(picker('Share Registry'), new File(['x'], 'registry.pdf', { type: 'application/pdf' }))
    await person.upload(picker('Share Registry'), new File(['x'], 'registry.docx'))
    expect(await screen.findByText('Choose a PDF, JPG or PNG file.')).toBeTruthy()
    await press(person, 'Remove registry.pdf')
    expect(screen.queryByText('Choose a PDF, JPG or PNG file.')).toBeNull()
  })
})

const answer = async (person: UserEvent) => {
  await person.selectOptions(screen.getByLabelText('Expected Monthly Volume'), '£50,000-£250,000')
  await enter(person, 'Primary Business Purpose', 'Paying coffee farms')
  await person.selectOptions(screen.getByLabelText('Geographic Coverage'), 'Custom, specify in comments')
  for (const box of screen.getAllByRole('checkbox')) await person.click(box)
}
const finish = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Complete Verification' })

describe('the compliance step', () => {
  it('requires all answers and declarations, then opens the dashboard and sends nothing', async () => {
    const person = await openAt(bank, 4)
    await step('Compliance')
    expect(screen.getByText(/1–2 business days/)).toBeTruthy()
    const labels = ['Expected Monthly Volume', 'Primary Business Purpose', 'Geographic Coverage']
    const fields = [...document.querySelectorAll('select, textarea')]
    const places = labels.map((label) => fields.indexOf(screen.getByLabelText(label)))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(finish().disabled).toBe(true)
    expect(choices('Expected Monthly Volume')).toEqual([
      ['0-10k', '£0-£10,000'],
      ['10k-50k', '£10,000-£50,000'],
      ['50k-250k', '£50,000-£250,000'],
      ['250k-1m', '£250,000-£1,000,000'],
      ['1m+', '£1,000,000+'],
    ])
    expect(choices('Geographic Coverage')).toEqual([
      ['uk-only', 'UK Only'],
      ['eu-uk', 'UK & EU'],
      ['global', 'Global'],
      ['custom', 'Custom, specify in comments'],
    ])
    await answer(person)
    await enter(person, 'Comments', 'Ethiopia and Peru')
    await waitFor(() => expect(finish().disabled).toBe(false))
    await person.click(screen.getByLabelText(/Anti-money laundering/))
    await waitFor(() => expect(finish().disabled).toBe(true))
    await person.click(screen.getByLabelText(/Anti-money laundering/))
    await waitFor(() => expect(finish().disabled).toBe(false))
    const before = bank.calls.length
    await person.click(finish())
    expect(await screen.findByText('Now at /')).toBeTruthy()
    expect(screen.queryByText('Application received')).toBeNull()
    expect(bank.calls).toHaveLength(before)
  })

  it('is restored after a reload', async () => {
    const person = await openAt(bank, 4)
    await step('Compliance')
    await answer(person)
    cleanup()
    open()
    await step('Compliance')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Primary Business Purpose').value).toBe('Paying coffee farms')
    expect(finish().disabled).toBe(false)
  })
})
