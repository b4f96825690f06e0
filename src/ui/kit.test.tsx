import { ThemeProvider } from '@mui/material/styles'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Formik } from 'formik'
import { useState, type ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { object, string } from 'yup'
import { theme } from '../theme/theme.ts'
import { CopyButton } from './data/copy-button.tsx'
import { DateField } from './forms/date-field.tsx'
import { SearchField } from './forms/search-field.tsx'
import { TextField } from './forms/text-field.tsx'
import { FormDialog } from './overlays/form-dialog.tsx'
import { AddressTabs } from './layout/address-tabs.tsx'
import { IconAction } from './layout/icon-action.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(content: ReactNode, at = '/') {
  return render(
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={[at]}>
        {content}
        <Search />
      </MemoryRouter>
    </ThemeProvider>,
  )
}

const Search = () => <output>{useLocation().search}</output>

function Back() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Back</button>
}

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
    show(<Example onSubmit={onSubmit} />)
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
    show(<Example onSubmit={onSubmit} />)
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
    show(<Example onSubmit={() => Promise.resolve(true)} />)
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
    show(<TwoFields first={first} />)
    expect(document.activeElement).toBe(screen.getByLabelText(focused))
  })

  it('on a touch screen focuses no field, which would open the keyboard', () => {
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), {
        matches: query === '(pointer: coarse)',
        addListener() {},
        removeListener() {},
      }),
    )
    show(<TwoFields />)
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement?.contains(screen.getByRole('dialog'))).toBe(true)
  })

  it('shows no error for a field that is left as it was, but for one that was emptied', async () => {
    const person = userEvent.setup()
    show(<TwoFields first="Halden" />)
    const field = screen.getByLabelText('Second')
    await person.click(screen.getByLabelText('First'))
    expect(field).toHaveProperty('ariaInvalid', 'false')
    await person.type(field, 'x')
    await person.tab()
    await person.clear(field)
    await screen.findByText('Second is required')
  })
})

describe('AddressTabs', () => {
  const tabs = [
    { id: 'one', label: 'One', content: 'First' },
    { id: 'two', label: 'Two', content: 'Second' },
    { id: 'three', label: 'Three', content: 'Third' },
  ]

  it('opens the tab in the address', () => {
    show(<AddressTabs param="tab" label="Parts" tabs={tabs} />, '/?tab=two')
    expect(screen.getByRole('tabpanel', { name: 'Two' }).textContent).toBe('Second')
  })

  it('changes tab and address with the arrow keys, Home and End', async () => {
    const person = userEvent.setup()
    show(<AddressTabs param="tab" label="Parts" tabs={tabs} />)
    await person.click(screen.getByRole('tab', { name: 'One' }))
    await person.keyboard('{ArrowLeft}')
    screen.getByText('Third')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Three' }))
    screen.getByText('?tab=three')
    await person.keyboard('{Home}')
    screen.getByText('First')
    expect(screen.queryByText(/tab=/)).toBeNull()
  })

  it('leaves the way back to where the page was opened', async () => {
    render(
      <MemoryRouter initialEntries={['/?from', '/?tab=two']}>
        <AddressTabs param="tab" label="Parts" tabs={tabs} />
        <Back />
        <Search />
      </MemoryRouter>,
    )
    const person = userEvent.setup()
    await person.click(screen.getByRole('tab', { name: 'Three' }))
    await person.click(screen.getByRole('tab', { name: 'Two' }))
    await person.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('status').textContent).toBe('?from')
  })

  it('ignores keys that scroll the page, and keys with a modifier', async () => {
    const person = userEvent.setup()
    show(<AddressTabs param="tab" label="Parts" tabs={tabs} />)
    await person.click(screen.getByRole('tab', { name: 'One' }))
    await person.keyboard(
      '{ArrowDown}{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}{Meta>}{ArrowLeft}{/Meta}{Shift>}{End}{/Shift}',
    )
    expect(screen.getByRole('tabpanel').textContent).toBe('First')
  })

  it('shows the first tab for an unknown name', () => {
    show(<AddressTabs param="tab" label="Parts" tabs={tabs} />, '/?tab=nonsense')
    expect(screen.getByRole('tabpanel').textContent).toBe('First')
  })
})

describe('CopyButton', () => {
  it('copies the value, announces it and shows it', async () => {
    userEvent.setup()
    show(<CopyButton value="GB12CRDR" label="Copy IBAN" />)
    // Without hovering, as on a phone.
    fireEvent.click(screen.getByRole('button', { name: 'Copy IBAN' }))
    expect(await screen.findByRole('tooltip', { name: 'Copied' })).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('GB12CRDR')
    await waitFor(() => expect(document.getElementById('announcements')?.textContent).toMatch('Copied'))
  })
})

function PaymentSearch() {
  const [value, setValue] = useState('')
  return <SearchField label="Search payments" value={value} onChange={setValue} />
}

describe('SearchField', () => {
  it('has a button that clears it and returns the focus, only while it has a text', async () => {
    const person = userEvent.setup()
    show(<PaymentSearch />)
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
    const field = screen.getByRole('searchbox', { name: 'Search payments' })
    await person.type(field, 'Nordlicht')
    await person.click(screen.getByRole('button', { name: 'Clear' }))
    expect(field).toHaveProperty('value', '')
    expect(document.activeElement).toBe(field)
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  })
})

describe('DateField', () => {
  it('writes a complete date as 1 Nov 2026', async () => {
    show(
      <Formik initialValues={{ from: '' }} onSubmit={() => undefined}>
        <DateField name="from" label="From" />
      </Formik>,
    )
    const field = screen.getByLabelText('From')
    expect(field.dataset['date']).toBeUndefined()
    fireEvent.change(field, { target: { value: '2026-11-01' } })
    await waitFor(() => expect(field.dataset['date']).toBe('1 Nov 2026'))
  })
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const opens = (name: string) => screen.queryByRole('tooltip', { name }) !== null
const button = (name: string) => screen.getByRole('button', { name })
const enter = (name: string) => fireEvent.pointerEnter(button(name))
const leave = (name: string) => fireEvent.pointerLeave(button(name))

describe('a tooltip', () => {
  it('opens after 700 ms, or at once if another one closed less than 300 ms ago', async () => {
    await import('@mui/material/Tooltip')
    vi.useFakeTimers()
    show(
      <>
        <IconAction label="First tip" />
        <IconAction label="Second tip" />
      </>,
    )
    // Its code loads with the first pointer.
    enter('First tip')
    leave('First tip')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    enter('First tip')
    pass(690)
    expect(opens('First tip')).toBe(false)
    pass(20)
    expect(opens('First tip')).toBe(true)
    leave('First tip')
    pass(290)
    enter('Second tip')
    pass(10)
    expect(opens('Second tip')).toBe(true)
    leave('Second tip')
    pass(320)
    enter('First tip')
    pass(690)
    expect(opens('First tip')).toBe(false)
  })
})
