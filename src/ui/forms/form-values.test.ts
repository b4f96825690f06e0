import { boolean, object } from 'yup'
import { expect, test } from 'vitest'
import { amount, requiredText, text } from '../../contract/values/fields.ts'
import { enteredValues, formValues } from './form-values.ts'

const schema = object({
  name: requiredText('Name', 'Name is required'),
  note: text('Note'),
  amount: amount(),
  agreed: boolean(),
})

test('a form starts with the known values; other texts are empty, other boxes are not ticked', () => {
  expect(formValues(schema)).toEqual({ name: '', note: '', amount: '', agreed: false })
  expect(formValues(schema, { name: 'Tamar', note: undefined, amount: 12, agreed: true })).toEqual({
    name: 'Tamar',
    note: '',
    amount: '',
    agreed: true,
  })
  const record = { name: 'Tamar', id: 'not of the form' }
  expect(formValues(schema, record)).not.toHaveProperty('id')
})

test('texts are sent trimmed, amounts as they were typed', () => {
  const values = { name: ' Tamar ', note: ' ', amount: ' 12.50', agreed: false }
  expect(enteredValues(schema, values)).toEqual({ name: 'Tamar', note: '', amount: ' 12.50', agreed: false })
})
