// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readRecord, useLocalRecord } from './local-record.ts'

const nothing = { organizationId: '', hasOrganization: false, isActive: false, hasOwners: false }
const submitted = { organizationId: 'org-1', hasOrganization: true, isActive: false, hasOwners: true }

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const open = (bank = submitted, user = 'rosa') => renderHook(() => useLocalRecord(user, bank))

describe('useLocalRecord', () => {
  it('restores the record after a reload', () => {
    const first = open()
    act(() => first.result.current[1](() => ({ directors: [{ id: '1', fullName: 'Rosa Tamar', nationality: 'GB' }] })))
    first.unmount()
    expect(open().result.current[0].directors).toEqual([{ id: '1', fullName: 'Rosa Tamar', nationality: 'GB' }])
  })

  it('keeps a change made immediately before unmounting', () => {
    const first = open()
    act(() => {
      first.result.current[1](() => ({ wizard: { current: 4, completed: [0, 1, 2, 3, 4] } }))
      first.unmount()
    })
    expect(readRecord('rosa')?.wizard.completed).toEqual([0, 1, 2, 3, 4])
  })

  it('keeps one record per user', () => {
    const first = open()
    act(() => first.result.current[1](() => ({ documents: { address: { name: 'bill.pdf', size: 12 } } })))
    first.unmount()
    expect(open(submitted, 'sarah').result.current[0].documents).toEqual({})
  })

  it('discards the record when the bank has been reset', () => {
    const first = open()
    act(() => first.result.current[1](() => ({ wizard: { current: 4, completed: [0, 1, 2, 3] } })))
    first.unmount()
    expect(open(nothing).result.current[0].wizard).toEqual({ current: 0, completed: [] })
  })

  it.each(['{"half', '{"wizard":{"current":99,"completed":[]}}', '[]', '"text"'])(
    'ignores unreadable storage: %s',
    (stored) => {
      open().unmount()
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, stored)
      expect(readRecord('rosa')).toBeUndefined()
    },
  )

  it('works when storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { result } = open()
    act(() => result.current[1](() => ({ wizard: { current: 2, completed: [0, 1] } })))
    expect(result.current[0].wizard.current).toBe(2)
  })
})
