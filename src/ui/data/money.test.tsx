import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Money } from './money.tsx'

test.each([
  ['display', 'text'],
  ['body', null],
] as const)('is one text for screen readers at the size %s', (size, role) => {
  render(<Money amount={-1234.5} currency="USD" size={size} />)
  const figure = screen.getByText((_, element) => element?.textContent === '−US$1,234.50' && element.matches('span'))
  expect(figure.getAttribute('role')).toBe(role)
})
