import { describe, expect, it } from 'vitest'
import { advanced, isClockState, parseDuration, readClock, realTime, wallWait, withSpeed } from './clock.ts'

describe('the clock', () => {
  it('reads the wall clock until it is set', () => {
    expect(readClock(realTime(1000), 5000)).toBe(5000)
  })

  it('stands still while paused and goes on from there', () => {
    const paused = withSpeed(realTime(0), 1000, 0)
    expect(readClock(paused, 90_000)).toBe(1000)
    expect(readClock(withSpeed(paused, 90_000, 1), 90_500)).toBe(1500)
  })

  it('runs sixty times as fast without a jump', () => {
    const fast = withSpeed(realTime(0), 1000, 60)
    expect(readClock(fast, 1000)).toBe(1000)
    expect(readClock(fast, 2000)).toBe(61_000)
  })

  it('moves on by a duration, also while paused', () => {
    expect(readClock(advanced(withSpeed(realTime(0), 1000, 0), 5000, 3_600_000), 9000)).toBe(3_601_000)
  })

  it('knows how long to wait on the wall', () => {
    expect(wallWait(realTime(0), 6000)).toBe(6000)
    expect(wallWait(withSpeed(realTime(0), 0, 60), 6000)).toBe(100)
    expect(wallWait(withSpeed(realTime(0), 0, 0), 6000)).toBe(Number.POSITIVE_INFINITY)
  })

  it('never leaves the range of dates', () => {
    const late = advanced(realTime(0), 0, 9e15)
    expect(Number.isNaN(new Date(readClock(late, 1e12)).getTime())).toBe(false)
  })
})

describe('a duration', () => {
  it.each([
    ['90s', 90_000],
    ['15m', 900_000],
    ['1h', 3_600_000],
    ['2d', 172_800_000],
    ['3660d', 316_224_000_000],
  ])('%s is read', (text, ms) => {
    expect(parseDuration(text)).toBe(ms)
  })

  it.each(['', '5', '0s', '-1h', '1.5h', '1w', '3661d', '99999999d', '1h30m'])('%j is not guessed at', (text) => {
    expect(parseDuration(text)).toBeUndefined()
  })
})

describe('a stored clock', () => {
  it.each([
    null,
    1,
    {},
    { wall: 1, bank: 2 },
    { wall: 1, bank: Number.NaN, speed: 1 },
    { wall: 1, bank: 9e15, speed: 1 },
    { wall: 1, bank: 1, speed: -1 },
  ])('%j is not one', (value) => {
    expect(isClockState(value)).toBe(false)
  })
})
