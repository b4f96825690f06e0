import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { announcer } from '../ui/feedback/announcer.ts'
import { ReadError, ReadWarning } from './read-states.tsx'

beforeEach(() => {
  announcer().textContent = ''
})

const failure = () => new ApiError(503, 'Closed', '')
const announced = () => announcer().textContent.trim()
const nothing = () => undefined
const load = () => Promise.resolve()

test.each([
  ['in place of a list', (error: unknown) => <ReadError what="Cards" error={error} onRetry={nothing} />],
  ['above a list', (error: unknown) => <ReadWarning list={{ data: [], error, mutate: load }} />],
])('says so %s when another try fails as well, and not when nobody has tried', async (_, show) => {
  const { rerender } = render(show(failure()))
  rerender(show(failure()))
  expect(announced()).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(announced()).toBe('')
  rerender(show(failure()))
  expect(announced()).toBe('503: Closed')
  announcer().textContent = ''
  rerender(show(failure()))
  expect(announced()).toBe('')
})
