import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { IconAction } from './icon-action.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const opens = (name: string) => screen.queryByRole('tooltip', { name }) !== null
const button = (name: string) => screen.getByRole('button', { name })
const enter = (name: string) => fireEvent.pointerEnter(button(name))
const leave = (name: string) => fireEvent.pointerLeave(button(name))

describe('a tooltip', () => {
  it('opens after 700 ms, or at once if another one closed less than 300 ms ago', async () => {
    await import('@mui/material/Tooltip')
    vi.useFakeTimers()
    openPage(
      <>
        <IconAction label="First tip" />
        <IconAction label="Second tip" />
      </>,
    )
    // Its code loads with the first pointer.
    enter('First tip')
    leave('First tip')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    enter('First tip')
    pass(690)
    expect(opens('First tip')).toBe(false)
    pass(20)
    expect(opens('First tip')).toBe(true)
    leave('First tip')
    pass(290)
    enter('Second tip')
    pass(10)
    expect(opens('Second tip')).toBe(true)
    leave('Second tip')
    pass(320)
    enter('First tip')
    pass(690)
    expect(opens('First tip')).toBe(false)
  })
})
