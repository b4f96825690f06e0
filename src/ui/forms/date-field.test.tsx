import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Formik } from 'formik'
import { expect, it } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { DateField } from './date-field.tsx'

it('writes a complete date as 1 Nov 2026', async () => {
  openPage(
    <Formik initialValues={{ from: '' }} onSubmit={() => undefined}>
      <DateField name="from" label="From" />
    </Formik>,
  )
  const field = screen.getByLabelText('From')
  expect(field.dataset['date']).toBeUndefined()
  fireEvent.change(field, { target: { value: '2026-11-01' } })
  await waitFor(() => expect(field.dataset['date']).toBe('1 Nov 2026'))
})
