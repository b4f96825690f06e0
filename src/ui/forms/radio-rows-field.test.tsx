import { ThemeProvider } from '@mui/material/styles'
import { render, screen } from '@testing-library/react'
import { Formik } from 'formik'
import { expect, it } from 'vitest'
import { theme } from '../../theme/theme.ts'
import { RadioRowsField } from './radio-rows-field.tsx'

const RAILS = [
  { value: 'SEPA', label: 'SEPA', fact: 'EUR', detail: 'By Tue 1 Dec' },
  { value: 'SWIFT', label: 'SWIFT', fact: 'USD', detail: 'By Thu 3 Dec' },
]

it('draws its radio buttons itself, a chosen one with a wider border', () => {
  render(
    <ThemeProvider theme={theme()}>
      <Formik initialValues={{ rail: 'SEPA' }} onSubmit={() => undefined}>
        <RadioRowsField name="rail" label="Payment rail" options={RAILS} onSelect={() => undefined} />
      </Formik>
    </ThemeProvider>,
  )
  const dots = screen.getAllByRole('radio').map((radio) => {
    const { appearance, borderWidth } = getComputedStyle(radio)
    return [appearance, borderWidth === '5px']
  })
  expect(dots).toEqual([
    ['none', true],
    ['none', false],
  ])
})
