import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readRecord, useLocalRecord, type KnownApplication } from './local-record.ts'

const nothing = { organizationId: '', hasOrganization: false, isActive: false, hasOwners: false }
const unknown: KnownApplication = {
  organizationId: undefined,
  hasOrganization: undefined,
  isActive: false,
  hasOwners: undefined,
}
const submitted = { organizationId: 'org-1', hasOrganization: true, isActive: false, hasOwners: true }

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const open = (bank: KnownApplication = submitted, user = 'rosa') => renderHook(() => useLocalRecord(user, bank))

describe('useLocalRecord', () => {
  it('restores the record after a reload', () => {
    const first = open()
    act(() =>
      first.result.current.update(() => ({ directors: [{ id: '1', fullName: 'Rosa Tamar', nationality: 'GB' }] })),
    )
    first.unmount()
    expect(open().result.current.record.directors).toEqual([{ id: '1', fullName: 'Rosa Tamar', nationality: 'GB' }])
  })

  it('keeps a change made immediately before unmounting', () => {
    const first = open()
    act(() => {
      first.result.current.update(() => ({ wizard: { current: 4, completed: [0, 1, 2, 3, 4] } }))
      first.unmount()
    })
    expect(readRecord('rosa')?.wizard.completed).toEqual([0, 1, 2, 3, 4])
  })

  it('keeps one record per user', () => {
    const first = open()
    act(() => first.result.current.update(() => ({ documents: { address: { name: 'bill.pdf', size: 12 } } })))
    first.unmount()
    expect(open(submitted, 'sarah').result.current.record.documents).toEqual({})
  })

  it('discards the record when the bank has been reset', () => {
    const first = open()
    act(() => first.result.current.update(() => ({ wizard: { current: 4, completed: [0, 1, 2, 3] } })))
    first.unmount()
    expect(open(nothing).result.current.record.wizard).toEqual({ current: 0, completed: [] })
  })

  it('starts over when another scenario has another organization, and opens the step in the address', () => {
    const { result, rerender } = renderHook(({ bank }: { bank: KnownApplication }) => useLocalRecord('rosa', bank, 1), {
      initialProps: { bank: submitted },
    })
    rerender({ bank: { ...submitted, organizationId: 'org-2', isActive: true } })
    const wizard = { current: 1, completed: [0, 1, 2, 3, 4] }
    expect(result.current.record).toMatchObject({ organizationId: 'org-2', wizard })
    expect(readRecord('rosa')).toMatchObject({ organizationId: 'org-2', wizard })
  })

  it('goes on in another tab, and each tab adds to what the other has stored', () => {
    const first = open()
    const second = open()
    act(() => first.result.current.update(() => ({ documents: { address: { name: 'bill.pdf', size: 12 } } })))
    act(() => second.result.current.update(() => ({ wizard: { current: 2, completed: [0, 1] } })))
    expect(open().result.current.record).toMatchObject({
      documents: { address: { name: 'bill.pdf' } },
      wizard: { current: 2, completed: [0, 1] },
    })
  })

  it('stays at its step and loses nothing while another tab goes on', () => {
    const { result, rerender } = renderHook(({ bank }: { bank: KnownApplication }) => useLocalRecord('rosa', bank), {
      initialProps: { bank: submitted },
    })
    act(() => result.current.update(() => ({ wizard: { current: 4, completed: [0, 1, 2, 3] } })))
    const other = open()
    const documents = { address: { name: 'bill.pdf', size: 12 } }
    act(() => other.result.current.update(({ wizard }) => ({ wizard: { ...wizard, current: 3 }, documents })))
    act(() => result.current.update(() => ({ directors: [] })))
    expect(result.current.record).toMatchObject({ wizard: { current: 4 }, documents })
    act(() => other.result.current.update(() => ({ documents: {} })))
    rerender({ bank: { ...submitted, isActive: true } })
    expect(readRecord('rosa')).toMatchObject({ wizard: { current: 4 }, documents: {} })
  })

  it('follows the address to a step that can be opened, with what another tab has stored meanwhile', () => {
    const { result, rerender } = renderHook(({ asked }) => useLocalRecord('rosa', submitted, asked), {
      initialProps: { asked: 1 },
    })
    const other = open()
    const documents = { address: { name: 'bill.pdf', size: 12 } }
    act(() => other.result.current.update(() => ({ documents, wizard: { current: 4, completed: [] } })))
    rerender({ asked: 4 })
    expect(result.current.record).toMatchObject({ wizard: { current: 1, completed: [0, 1] }, documents: {} })
    rerender({ asked: 2 })
    expect(result.current.record).toMatchObject({ wizard: { current: 2 }, documents })
    expect(readRecord('rosa')).toMatchObject({ wizard: { current: 2 }, documents })
  })

  it('keeps the stored progress while the bank cannot be read, and corrects it afterwards', () => {
    open().unmount()
    const { result, rerender } = renderHook(({ bank }: { bank: KnownApplication }) => useLocalRecord('rosa', bank), {
      initialProps: { bank: unknown },
    })
    expect(result.current.record.wizard.completed).toEqual([0, 1])
    rerender({ bank: nothing })
    expect(result.current.record.wizard).toEqual({ current: 0, completed: [] })
  })

  it.each(['{"half', '{"wizard":{"current":99,"completed":[]}}', '[]', '"text"'])(
    'ignores unreadable storage: %s',
    (stored) => {
      open().unmount()
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, stored)
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
    act(() => result.current.update(() => ({ wizard: { current: 2, completed: [0, 1] } })))
    expect(result.current.record.wizard.current).toBe(2)
  })
})
