import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useNavigate } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { enter, openPage } from '../../../testing/open-page.tsx'
import { SARAH } from '../../../testing/rows.ts'
import { lateAnswer, reply, type StubBank } from '../../../testing/stub-bank.ts'
import { BusinessVerificationPage } from '../business-verification-page.tsx'
import { readRecord } from '../local-record.ts'
import { press, ROSA, step, stubVerification, TAMAR } from '../verification-test-kit.tsx'

let bank: StubBank
beforeEach(() => {
  bank = stubVerification()
})

/** In place of the browser's Back and Forward. */
function History() {
  const navigate = useNavigate()
  return [-2, -1, 1, 2].map((by) => (
    <button key={by} onClick={() => void navigate(by)}>
      Go {by}
    </button>
  ))
}
const move = (person: UserEvent, by: number) => person.click(screen.getByRole('button', { name: `Go ${by}` }))

const openAddress = (at: string) =>
  openPage(
    <>
      <BusinessVerificationPage />
      <History />
    </>,
    { at },
  )

const submitted = () => {
  bank.answer('GET /api/organizations', [TAMAR])
  bank.answer('GET /api/kyc/list', [ROSA])
}

describe('the step in the address', () => {
  it('is named on arrival, and Back and Forward move between the steps and their headings', async () => {
    submitted()
    const { person, address } = openAddress('/verify')
    const first = await step('Beneficial Owners')
    await waitFor(() => expect(address()).toBe('/verify?step=owners'))
    expect(document.activeElement).not.toBe(first)
    await press(person, 'Continue')
    await step('Directors')
    await person.click(screen.getByRole('tab', { name: 'Documents' }))
    await step('Documents')
    expect(address()).toBe('/verify?step=documents')
    await move(person, -1)
    expect(document.activeElement).toBe(await step('Directors'))
    await move(person, -1)
    expect(document.activeElement).toBe(await step('Beneficial Owners'))
    // Naming the first step added no entry to the history: two steps forward are the last one.
    await move(person, 1)
    await move(person, 1)
    expect(document.activeElement).toBe(await step('Documents'))
    expect(screen.getByText('2 of 5 steps completed')).toBeTruthy()
  })

  it('opens from a link and after a reload, and is kept for later', async () => {
    submitted()
    openAddress('/verify?step=directors')
    await step('Directors')
    await waitFor(() => expect(readRecord(SARAH.id)?.wizard.current).toBe(2))
    const { address } = openAddress('/verify?step=profile')
    const linked = await step('Business Profile')
    expect(address()).toBe('/verify?step=profile')
    expect(document.activeElement).not.toBe(linked)
  })

  it.each(['compliance', 'documents', 'nowhere', ''])(
    'changes nothing when it is locked or unknown: %j',
    async (name) => {
      const { person } = openAddress(`/verify?step=${name}`)
      await step('Business Profile')
      await waitFor(() => expect(screen.getByText('Now at /verify?step=profile')).toBeTruthy())
      // Replaced: nothing lies before it.
      await move(person, -1)
      await step('Business Profile')
      expect(readRecord(SARAH.id)?.wizard).toEqual({ current: 0, completed: [] })
    },
  )

  it('keeps the rule: two steps past the current one cannot be reached by Forward', async () => {
    const { person, address } = openAddress('/verify')
    await person.click(await screen.findByRole('tab', { name: 'Beneficial Owners' }))
    await person.click(screen.getByRole('tab', { name: 'Directors' }))
    await step('Directors')
    await move(person, -2)
    await step('Business Profile')
    expect(screen.getByRole('tab', { name: 'Directors' })).toHaveProperty('disabled', true)
    await move(person, 2)
    await step('Business Profile')
    expect(address()).toBe('/verify?step=profile')
  })

  it.each([
    ['wizard', () => [screen.getByRole('link', { name: 'Back to dashboard' })], '/'],
    ['step', () => screen.getAllByRole('tab', { name: /Beneficial Owners|Directors/ }), '/verify?step=directors'],
  ])('stays elsewhere when the answer comes after the %s was left', async (_, ways, place) => {
    const { answer, arrive } = lateAnswer()
    bank.answer('POST /api/kyb/submit', answer)
    const { person, address } = openAddress('/verify')
    await step('Business Profile')
    await enter(person, 'Registration Number', '12345678')
    await enter(person, 'Registered Address', '1 Dock Road, London')
    await person.selectOptions(screen.getByLabelText('Entity Type'), 'Limited Company')
    await person.selectOptions(screen.getByLabelText('Number of Directors'), '2')
    await press(person, 'Continue')
    await screen.findByRole('button', { name: 'Submitting...' })
    for (const way of ways()) await person.click(way)
    arrive(reply(201, TAMAR))
    await waitFor(() => expect(readRecord(SARAH.id)?.wizard.completed).toEqual([0]))
    await screen.findByText('Business profile submitted')
    // Renders what is still to be rendered.
    await act(() => Promise.resolve())
    expect(address()).toBe(place)
  })

  it('leads from the ending to a step and back', async () => {
    bank.answer('GET /api/organizations', [{ ...TAMAR, status: 'ACTIVE' }])
    const { person, address } = openAddress('/verify')
    await step('Tamar is verified')
    expect(address()).toBe('/verify')
    await person.click(screen.getByRole('tab', { name: /Documents/ }))
    await step('Documents')
    await move(person, -1)
    expect(document.activeElement).toBe(await step('Tamar is verified'))
    expect(address()).toBe('/verify')
  })
})
