import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announce, announcer } from './announcer.ts'
import { SkeletonFields } from './skeleton-fields.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { Loading } from './states.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  announcer().textContent = ''
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const announced = () => announcer().textContent.trim()

test.each([
  ['rows', <SkeletonRows key="rows" rows={1} />, 'Loading'],
  ['fields', <SkeletonFields key="fields" fields={1} label="Loading the form" />, 'Loading the form'],
  ['a mark', <Loading key="mark" />, 'Loading'],
])('announces a wait of more than a second, shown by %s, until it ends', (_, placeholder, label) => {
  const { unmount } = render(placeholder)
  expect(screen.getByRole('status', { name: label })).toBeTruthy()
  wait(999)
  expect(announced()).toBe('')
  wait(1)
  expect(announced()).toBe(label)
  unmount()
  expect(announced()).toBe('')
})

test('announces nothing when the wait was short, and keeps what else was announced', () => {
  render(<Loading />).unmount()
  wait(2000)
  expect(announced()).toBe('')
  const { unmount } = render(<Loading />)
  wait(1000)
  announce('Copied')
  unmount()
  expect(announced()).toBe('Copied')
})
