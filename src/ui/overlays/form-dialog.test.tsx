import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { object, string } from 'yup'
import { stubMedia } from '../../testing/media.ts'
import { openPage } from '../../testing/open-page.tsx'
import { ReadOnlyField } from '../forms/read-only-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

function Example({ onSubmit }: { onSubmit: () => Promise<boolean> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <FormDialog
          onClose={() => setOpen(false)}
          title="Name it"
          initialValues={{ name: '' }}
          validationSchema={object({ name: string().required('Name is required') })}
          submitLabel="Save"
          busyLabel="Saving..."
          onSubmit={onSubmit}
        >
          <TextField name="name" label="Name" />
        </FormDialog>
      )}
    </>
  )
}

describe('a form dialog', () => {
  it('focuses the invalid field, submits once for several clicks, and is marked busy', async () => {
    const answers: ((well: boolean) => void)[] = []
    const onSubmit = vi.fn<() => Promise<boolean>>(() => new Promise((resolve) => answers.push(resolve)))
    const person = userEvent.setup()
    openPage(<Example onSubmit={onSubmit} />)
    await person.click(screen.getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('dialog', { name: 'Name it' })
    await person.click(within(dialog).getByRole('button', { name: 'Save' }))
    await within(dialog).findByText('Name is required')
    const field = within(dialog).getByLabelText('Name')
    await waitFor(() => expect(document.activeElement).toBe(field))

    await person.type(field, 'Halden')
    const save = within(dialog).getByRole('button', { name: 'Save' })
    act(() => {
      save.click()
      save.click()
      save.click()
    })
    await within(dialog).findByRole('button', { name: 'Saving...' })
    await person.type(field, '{Enter}')
    await person.click(save)
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect([save.textContent, save.ariaDisabled, save.ariaBusy]).toEqual(['Saving...', 'true', 'true'])
    // A disabled button would lose the focus, and Escape would no longer close the dialog.
    expect(save).toHaveProperty('disabled', false)
    act(() => answers[0]?.(false))
    await person.click(await within(dialog).findByRole('button', { name: 'Save' }))
    await within(dialog).findByRole('button', { name: 'Saving...' })
    act(() => answers[1]?.(true))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('that was closed while submitting does not close the next one when its answer arrives', async () => {
    const answers: ((well: boolean) => void)[] = []
    const onSubmit = vi.fn<() => Promise<boolean>>(() => new Promise((resolve) => answers.push(resolve)))
    const person = userEvent.setup()
    openPage(<Example onSubmit={onSubmit} />)
    await person.click(screen.getByRole('button', { name: 'Open' }))
    await person.type(await screen.findByLabelText('Name'), 'First')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Saving...' })
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    await person.click(await screen.findByRole('button', { name: 'Open' }))
    await person.type(await screen.findByLabelText('Name'), 'Second')

    await act(async () => answers[0]?.(true))
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Second')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
    await act(async () => answers[1]?.(true))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('returns the focus to the button that opened it', async () => {
    const person = userEvent.setup()
    openPage(<Example onSubmit={() => Promise.resolve(true)} />)
    await person.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog')
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
  })
})

function TwoFields({ first = '' }) {
  return (
    <FormDialog
      onClose={() => undefined}
      title="Name it"
      initialValues={{ first, second: '' }}
      validationSchema={object({ second: string().required('Second is required') })}
      submitLabel="Save"
      busyLabel="Saving..."
      onSubmit={() => true}
    >
      <ReadOnlyField label="From" value="" />
      <TextField name="first" label="First" />
      <TextField name="second" label="Second" />
    </FormDialog>
  )
}

describe('a form dialog that opens', () => {
  it.each([
    ['', 'First'],
    ['Halden', 'Second'],
  ])('with "%s" in its first field focuses "%s"', (first, focused) => {
    openPage(<TwoFields first={first} />)
    expect(document.activeElement).toBe(screen.getByLabelText(focused))
  })

  it('on a touch screen focuses no field, which would open the keyboard', () => {
    stubMedia((query) => query === '(pointer: coarse)')
    openPage(<TwoFields />)
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement?.contains(screen.getByRole('dialog'))).toBe(true)
  })

  it('shows no error for a field that is left as it was, but for one that was emptied', async () => {
    const person = userEvent.setup()
    openPage(<TwoFields first="Halden" />)
    const field = screen.getByLabelText('Second')
    await person.click(screen.getByLabelText('First'))
    expect(field).toHaveProperty('ariaInvalid', 'false')
    await person.type(field, 'x')
    await person.tab()
    await person.clear(field)
    await screen.findByText('Second is required')
  })
})
