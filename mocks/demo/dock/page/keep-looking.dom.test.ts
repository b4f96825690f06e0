import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepLooking } from './keep-looking.ts'

const look = vi.fn<() => void>()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  look.mockReset()
  stop = keepLooking(look, 500)
})

afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('looks at once and at intervals, until it is stopped', () => {
  expect(look).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(look).toHaveBeenCalledTimes(3)
  stop()
  vi.advanceTimersByTime(1000)
  window.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(1000)
  expect(look).toHaveBeenCalledTimes(3)
})

it.each(['scroll', 'resize'])('looks once after a %s has ended, and not during it', (movement) => {
  for (let step = 0; step < 40; step += 1) {
    window.dispatchEvent(new Event(movement))
    vi.advanceTimersByTime(50)
  }
  expect(look).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(200)
  expect(look).toHaveBeenCalledTimes(2)
})

it('does not look while the page is hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.advanceTimersByTime(5000)
  expect(look).toHaveBeenCalledTimes(1)
  hidden.mockReturnValue(false)
  vi.advanceTimersByTime(500)
  expect(look).toHaveBeenCalledTimes(2)
})
