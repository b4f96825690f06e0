import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Form, Formik } from 'formik'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { AmountField } from './amount-field.tsx'

function openField() {
  const submit = vi.fn<(amount: string) => void>()
  openPage(
    <Formik initialValues={{ amount: '' }} onSubmit={({ amount }) => submit(amount)}>
      <Form>
        <AmountField name="amount" label="Amount" currency="GBP" />
        <button type="submit">Send</button>
      </Form>
    </Formik>,
  )
  const field = screen.getByLabelText<HTMLInputElement>('Amount')
  return { field, submit, user: userEvent.setup() }
}

test('shows groups of three while typing, and submits plain digits', async () => {
  const { field, submit, user } = openField()
  await user.type(field, '1250000.5')
  expect(field.value).toBe('1,250,000.5')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(submit).toHaveBeenLastCalledWith('1250000.5')
})

test('says the currency, and the help', () => {
  openPage(
    <Formik initialValues={{ limit: '' }} onSubmit={() => undefined}>
      <AmountField name="limit" label="Limit" currency="EUR" help="Leave empty for no limit." />
    </Formik>,
  )
  expect(screen.getByRole('textbox', { description: 'EUR Leave empty for no limit.' })).toBeTruthy()
})

test('keeps the caret at its digit', async () => {
  const { field, user } = openField()
  await user.type(field, '10000')
  await user.type(field, '7', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(field).toMatchObject({ value: '170,000', selectionStart: 2 })
  await user.keyboard('{Backspace}{Backspace}')
  expect(field).toMatchObject({ value: '0,000', selectionStart: 0 })
})

test('takes a pasted amount with groups, and keeps what it cannot read', async () => {
  const { field, submit, user } = openField()
  await user.click(field)
  await user.paste('10,000.50')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(submit).toHaveBeenLastCalledWith('10000.50')
  await user.clear(field)
  await user.type(field, '12,5')
  expect(field.value).toBe('12,5')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(submit).toHaveBeenLastCalledWith('12,5')
})

test.for(['£1,250.50', '1250.50 GBP', 'GBP\u00A01\u00A0250.50', "1'250.50", ' 1\u202F250.50'])(
  'takes the pasted amount %j',
  async (pasted) => {
    const { field, submit, user } = openField()
    await user.click(field)
    await user.paste(pasted)
    expect(field.value).toBe('1,250.50')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(submit).toHaveBeenLastCalledWith('1250.50')
  },
)

test('leaves the text to an input method until it is composed', async () => {
  const { field, submit, user } = openField()
  await user.type(field, '1000')
  fireEvent.compositionStart(field)
  for (const value of ['1,0002', '1,00023']) {
    fireEvent.input(field, { target: { value }, isComposing: true, inputType: 'insertCompositionText' })
    expect(field.value).toBe(value)
  }
  fireEvent.compositionEnd(field)
  expect(field.value).toBe('100,023')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(submit).toHaveBeenLastCalledWith('100023')
})

test('undoes and redoes with the keyboard', async () => {
  const { field, submit, user } = openField()
  await user.type(field, '12345')
  const shown = (key: string, rest = {}) => {
    const isPrevented = !fireEvent.keyDown(field, { key, ctrlKey: true, ...rest })
    return [field.value, isPrevented]
  }
  // A deleted comma comes back at once, and is nothing to undo.
  fireEvent.input(field, { target: { value: '12345' }, inputType: 'deleteContentBackward' })
  expect(shown('z')).toEqual(['1,234', true])
  expect(shown('z')).toEqual(['123', true])
  expect(shown('Z', { shiftKey: true })).toEqual(['1,234', true])
  expect(shown('y')).toEqual(['12,345', true])
  expect(shown('y')).toEqual(['12,345', true])
  for (let presses = 0; presses < 4; presses += 1) shown('z', { ctrlKey: false, metaKey: true })
  expect(shown('c')).toEqual(['1', false])
  await user.type(field, '7')
  expect(shown('y')).toEqual(['17', true])
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(submit).toHaveBeenLastCalledWith('17')
})

test("undoes and redoes from the browser's menu", async () => {
  const { field, submit, user } = openField()
  await user.type(field, '12345')
  // Chromium repeats digits that were grouped.
  fireEvent.input(field, { target: { value: '12,34512341234' }, inputType: 'historyUndo' })
  expect(field.value).toBe('1,234')
  fireEvent.input(field, { target: { value: '12,34512341234' }, inputType: 'historyRedo' })
  expect(field.value).toBe('12,345')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(submit).toHaveBeenLastCalledWith('12345')
})
