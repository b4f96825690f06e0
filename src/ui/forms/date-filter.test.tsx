import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DateFilter } from './date-filter.tsx'

function renderFilter(onChange: (value: string) => void) {
  function Filter() {
    const [value, setValue] = useState('')
    return (
      <>
        <DateFilter
          label="From"
          value={value}
          onChange={(next) => {
            onChange(next)
            setValue(next)
          }}
        />
        <button type="button" onClick={() => setValue('')}>
          Clear
        </button>
      </>
    )
  }
  render(<Filter />)
  return screen.getByLabelText<HTMLInputElement>('From')
}

const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } })

test('keeps an incomplete year in the field and reports the complete date only', () => {
  const onChange = vi.fn<(value: string) => void>()
  const field = renderFilter(onChange)
  for (const typed of ['0002-01-15', '0020-01-15', '0202-01-15']) {
    type(field, typed)
    expect(field.value).toBe(typed)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.dataset['date']).toBe(undefined)
  }
  expect(onChange).not.toHaveBeenCalled()
  type(field, '2026-01-15')
  expect(field.value).toBe('2026-01-15')
  expect(field.getAttribute('aria-invalid')).toBe('false')
  expect(onChange.mock.calls).toEqual([['2026-01-15']])
  expect(field.dataset['date']).toBe('15 Jan 2026')
})

test('shows a value that its parent has changed', () => {
  const field = renderFilter(vi.fn<(value: string) => void>())
  type(field, '2026-01-15')
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field.value).toBe('')
})
