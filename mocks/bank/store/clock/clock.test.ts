import { describe, expect, it } from 'vitest'
import { advanced, isClockState, parseDuration, readClock, realTime, wallWait, withSpeed } from './clock.ts'

describe('the clock', () => {
  it('reads the wall clock until it is set', () => {
    expect(readClock(realTime(1000), 5000)).toBe(5000)
  })

  it('stops while paused and continues from there', () => {
    const paused = withSpeed(realTime(0), 1000, 0)
    expect(readClock(paused, 90_000)).toBe(1000)
    expect(readClock(withSpeed(paused, 90_000, 1), 90_500)).toBe(1500)
  })

  it('runs sixty times as fast without a jump', () => {
    const fast = withSpeed(realTime(0), 1000, 60)
    expect(readClock(fast, 1000)).toBe(1000)
    expect(readClock(fast, 2000)).toBe(61_000)
  })

  it('advances by a duration, also while paused', () => {
    expect(readClock(advanced(withSpeed(realTime(0), 1000, 0), 5000, 3_600_000), 9000)).toBe(3_601_000)
  })

  it('converts a wait to wall-clock milliseconds', () => {
    expect(wallWait(realTime(0), 6000)).toBe(6000)
    expect(wallWait(withSpeed(realTime(0), 0, 60), 6000)).toBe(100)
    expect(wallWait(withSpeed(realTime(0), 0, 0), 6000)).toBe(Number.POSITIVE_INFINITY)
  })

  it('stays within the range of Date', () => {
    const late = advanced(realTime(0), 0, 9e15)
    expect(Number.isNaN(new Date(readClock(late, 1e12)).getTime())).toBe(false)
  })
})

describe('parsing a duration', () => {
  it.each([
    ['90s', 90_000],
    ['15m', 900_000],
    ['1h', 3_600_000],
    ['2d', 172_800_000],
    ['3660d', 316_224_000_000],
  ])('reads %s', (text, ms) => {
    expect(parseDuration(text)).toBe(ms)
  })

  it.each(['', '5', '0s', '-1h', '1.5h', '1w', '3661d', '99999999d', '1h30m'])('rejects %j', (text) => {
    expect(parseDuration(text)).toBeUndefined()
  })
})

describe('reading a stored clock', () => {
  it.each([
    null,
    1,
    {},
    { wall: 1, bank: 2 },
    { wall: 1, bank: Number.NaN, speed: 1 },
    { wall: 1, bank: 9e15, speed: 1 },
    { wall: 1, bank: 1, speed: -1 },
  ])('rejects %j', (value) => {
    expect(isClockState(value)).toBe(false)
  })
})
