import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { object } from 'yup'
import { enter, openPage, type PageOptions } from '../testing/open-page.tsx'
import { SARAH } from '../testing/rows.ts'
import { stubBank, UNAUTHORIZED } from '../testing/stub-bank.ts'
import { ApiError } from '../api/api-error.ts'
import { leavePerson, meetPerson, readPerson, signInAgain } from '../api/person.ts'
import { FormDialog } from '../ui/overlays/form-dialog.tsx'
import { forgetDeviceMemory } from './device-memory.ts'
import { FormDraft } from './form-draft.tsx'
import { TextField } from '../ui/forms/text-field.tsx'

let stored: [string, string][]

beforeEach(() => {
  sessionStorage.clear()
  stubBank({})
})

const EMPTY = { name: '', password: '', amount: '' }

function openForm(
  initialValues = EMPTY,
  onClose: () => void = () => undefined,
  onSubmit: () => boolean | Promise<boolean> = () => true,
  options: PageOptions = {},
) {
  return openPage(
    <FormDialog
      onClose={onClose}
      title="New"
      initialValues={initialValues}
      validationSchema={object()}
      onSubmit={onSubmit}
      submitLabel="Send"
      busyLabel="Sending"
    >
      <FormDraft name="new" />
      <TextField name="name" label="Name" />
      <TextField name="password" label="Password" type="password" />
      <TextField name="amount" label="Amount" type="number" />
    </FormDialog>,
    options,
  )
}

/** A reload keeps the session storage and runs no cleanup of React. */
function reload(initialValues = EMPTY) {
  stored = Object.entries(sessionStorage) as [string, string][]
  cleanup()
  for (const [key, value] of stored) sessionStorage.setItem(key, value)
  return openForm(initialValues)
}

test('brings the text back after a reload, without the password', async () => {
  const { person } = openForm()
  await enter(person, 'Name', 'Nordlicht')
  await enter(person, 'Password', 'secret-word')
  await enter(person, 'Amount', '12.5')
  reload()
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Nordlicht'))
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '12.5')
  expect(JSON.stringify(stored)).not.toContain('secret-word')
})

test('leaves a form alone that starts with other values', async () => {
  const { person } = openForm()
  await enter(person, 'Name', 'Nordlicht')
  reload({ ...EMPTY, amount: '10.00' })
  await screen.findByLabelText('Name')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '')
})

test('shows the text of one person to no other', async () => {
  const { person, unmount } = openForm()
  await enter(person, 'Name', 'Nordlicht')
  const kept = Object.entries(sessionStorage) as [string, string][]
  unmount()
  for (const [key, value] of kept) sessionStorage.setItem(key, value)
  const bank = stubBank({ 'GET /api/user': { ...SARAH, id: 'rosa' } })
  openForm(EMPTY, undefined, undefined, { signedIn: false })
  await waitFor(() => expect(bank.calls).toHaveLength(1))
  expect(await screen.findByLabelText('Name')).toHaveProperty('value', '')
})

test('keeps nothing once the form has been closed, sent or emptied', async () => {
  const { person, unmount } = openForm()
  await enter(person, 'Name', 'Nordlicht')
  expect(sessionStorage).toHaveLength(1)
  await enter(person, 'Name', '')
  expect(sessionStorage).toHaveLength(0)
  await enter(person, 'Name', 'Nordlicht')
  unmount()
  expect(sessionStorage).toHaveLength(0)
})

test('keeps the text of a form that the back button has closed, until it is discarded', async () => {
  history.replaceState({ idx: 0 }, '', '/payments')
  history.pushState({ idx: 1 }, '', '/payments?pay=')
  const { person, unmount } = openForm()
  await enter(person, 'Name', 'Nordlicht')
  const back = new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true })
  })
  history.back()
  await back
  unmount()
  expect(sessionStorage).toHaveLength(1)
  const again = openForm()
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Nordlicht'))
  again.unmount()
  expect(sessionStorage).toHaveLength(0)
})

test('keeps the text for whoever signs in again, and for nobody who signs out', async () => {
  const { person, unmount } = openForm()
  await enter(person, 'Name', 'Nordlicht')
  await act(async () => signInAgain(new ApiError(401, 'Unauthorized', ''))?.onClick())
  unmount()
  expect(sessionStorage).toHaveLength(1)
  meetPerson(SARAH)
  const again = openForm()
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Nordlicht'))
  await act(async () => leavePerson())
  again.unmount()
  expect(sessionStorage).toHaveLength(0)
})

test('keeps the text when a sign-out elsewhere has ended the session', async () => {
  stubBank({ 'GET /api/user': UNAUTHORIZED })
  const { person, unmount } = openForm()
  await enter(person, 'Name', 'Nordlicht')
  meetPerson(SARAH)
  expect(await readPerson()).toBeNull()
  unmount()
  expect(sessionStorage).toHaveLength(1)
})

test('a form used without a sign-in forgets its text when it is closed, even after a session has ended', async () => {
  stubBank({ 'GET /api/user': UNAUTHORIZED })
  meetPerson(SARAH)
  expect(await readPerson()).toBeNull()
  const { person, unmount } = openForm(EMPTY, undefined, undefined, { signedIn: false })
  await enter(person, 'Name', 'Nordlicht')
  expect(sessionStorage).toHaveLength(1)
  unmount()
  expect(sessionStorage).toHaveLength(0)
})

test('keeps nothing while the form is being sent, and its text again after a refusal', async () => {
  const refusal = new AbortController()
  const answer = new Promise<boolean>((resolve) => {
    refusal.signal.addEventListener('abort', () => resolve(false))
  })
  const { person } = openForm(EMPTY, undefined, () => answer)
  await enter(person, 'Name', 'Nordlicht')
  await person.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  refusal.abort()
  await waitFor(() => expect(sessionStorage).toHaveLength(1))
})

test('keeps nothing of what has been sent while the dialog is still closing', async () => {
  const { person } = openForm()
  await enter(person, 'Name', 'Nordlicht')
  await person.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy())
  expect(sessionStorage).toHaveLength(0)
})

test.each(['not json', '{"initial":1}', '{"initial":{"name":"","amount":""},"values":{"name":[5],"other":"x"}}'])(
  'ignores the stored text %s',
  async (text) => {
    const { person } = openForm()
    await enter(person, 'Name', 'Nordlicht')
    const key = Object.keys(sessionStorage)[0] ?? ''
    cleanup()
    sessionStorage.setItem(key, text)
    openForm()
    expect(await screen.findByLabelText('Name')).toHaveProperty('value', '')
  },
)

test('empties a form when another state of the bank is shown, but not one of nobody', async () => {
  const { person } = openForm()
  await enter(person, 'Name', 'Nordlicht')
  act(() => forgetDeviceMemory(true))
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', ''))
  expect(sessionStorage).toHaveLength(0)
  stubBank({ 'GET /api/user': UNAUTHORIZED })
  const signUp = openForm(EMPTY, undefined, undefined, { signedIn: false })
  await enter(signUp.person, 'Name', 'Nordlicht')
  act(() => forgetDeviceMemory(true))
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Nordlicht')
})
